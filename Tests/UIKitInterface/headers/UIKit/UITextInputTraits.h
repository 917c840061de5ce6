// Source: UIKit documentation, UITextInputTraits and its types.
#pragma once
#include "Values.h"

BEGIN_NONNULL
typedef ENUM(NSInteger, UITextAutocapitalizationType, "UITextAutocapitalizationType") {
    UITextAutocapitalizationTypeNone,
    UITextAutocapitalizationTypeWords,
    UITextAutocapitalizationTypeSentences,
    UITextAutocapitalizationTypeAllCharacters
};
typedef ENUM(NSInteger, UITextAutocorrectionType, "UITextAutocorrectionType") {
    UITextAutocorrectionTypeDefault,
    UITextAutocorrectionTypeNo,
    UITextAutocorrectionTypeYes
};
typedef ENUM(NSInteger, UITextSpellCheckingType, "UITextSpellCheckingType") {
    UITextSpellCheckingTypeDefault,
    UITextSpellCheckingTypeNo,
    UITextSpellCheckingTypeYes
};
typedef ENUM(NSInteger, UITextSmartQuotesType, "UITextSmartQuotesType") {
    UITextSmartQuotesTypeDefault,
    UITextSmartQuotesTypeNo,
    UITextSmartQuotesTypeYes
};
typedef ENUM(NSInteger, UITextSmartDashesType, "UITextSmartDashesType") {
    UITextSmartDashesTypeDefault,
    UITextSmartDashesTypeNo,
    UITextSmartDashesTypeYes
};
typedef ENUM(NSInteger, UITextSmartInsertDeleteType, "UITextSmartInsertDeleteType") {
    UITextSmartInsertDeleteTypeDefault,
    UITextSmartInsertDeleteTypeNo,
    UITextSmartInsertDeleteTypeYes
};
typedef ENUM(NSInteger, UITextInlinePredictionType, "UITextInlinePredictionType") {
    UITextInlinePredictionTypeDefault,
    UITextInlinePredictionTypeNo,
    UITextInlinePredictionTypeYes
};
typedef ENUM(NSInteger, UIKeyboardType, "UIKeyboardType") {
    UIKeyboardTypeDefault,
    UIKeyboardTypeASCIICapable,
    UIKeyboardTypeNumbersAndPunctuation,
    UIKeyboardTypeURL,
    UIKeyboardTypeNumberPad,
    UIKeyboardTypePhonePad,
    UIKeyboardTypeNamePhonePad,
    UIKeyboardTypeEmailAddress,
    UIKeyboardTypeDecimalPad,
    UIKeyboardTypeTwitter,
    UIKeyboardTypeWebSearch,
    UIKeyboardTypeASCIICapableNumberPad,
    UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable
};
typedef ENUM(NSInteger, UIKeyboardAppearance, "UIKeyboardAppearance") {
    UIKeyboardAppearanceDefault,
    UIKeyboardAppearanceDark,
    UIKeyboardAppearanceLight,
    UIKeyboardAppearanceAlert = UIKeyboardAppearanceDark
};
typedef ENUM(NSInteger, UIReturnKeyType, "UIReturnKeyType") {
    UIReturnKeyDefault,
    UIReturnKeyGo,
    UIReturnKeyGoogle,
    UIReturnKeyJoin,
    UIReturnKeyNext,
    UIReturnKeyRoute,
    UIReturnKeySearch,
    UIReturnKeySend,
    UIReturnKeyYahoo,
    UIReturnKeyDone,
    UIReturnKeyEmergencyCall,
    UIReturnKeyContinue
};

typedef NSString *UITextContentType EXTENSIBLE_STRING;
extern const UITextContentType UITextContentTypeName SWIFT("UITextContentType.name") NONISOLATED;
extern const UITextContentType UITextContentTypeNamePrefix SWIFT("UITextContentType.namePrefix") NONISOLATED;
extern const UITextContentType UITextContentTypeGivenName SWIFT("UITextContentType.givenName") NONISOLATED;
extern const UITextContentType UITextContentTypeMiddleName SWIFT("UITextContentType.middleName") NONISOLATED;
extern const UITextContentType UITextContentTypeFamilyName SWIFT("UITextContentType.familyName") NONISOLATED;
extern const UITextContentType UITextContentTypeNameSuffix SWIFT("UITextContentType.nameSuffix") NONISOLATED;
extern const UITextContentType UITextContentTypeNickname SWIFT("UITextContentType.nickname") NONISOLATED;
extern const UITextContentType UITextContentTypeJobTitle SWIFT("UITextContentType.jobTitle") NONISOLATED;
extern const UITextContentType UITextContentTypeOrganizationName SWIFT("UITextContentType.organizationName") NONISOLATED;
extern const UITextContentType UITextContentTypeLocation SWIFT("UITextContentType.location") NONISOLATED;
extern const UITextContentType UITextContentTypeFullStreetAddress SWIFT("UITextContentType.fullStreetAddress") NONISOLATED;
extern const UITextContentType UITextContentTypeStreetAddressLine1 SWIFT("UITextContentType.streetAddressLine1") NONISOLATED;
extern const UITextContentType UITextContentTypeStreetAddressLine2 SWIFT("UITextContentType.streetAddressLine2") NONISOLATED;
extern const UITextContentType UITextContentTypeAddressCity SWIFT("UITextContentType.addressCity") NONISOLATED;
extern const UITextContentType UITextContentTypeAddressState SWIFT("UITextContentType.addressState") NONISOLATED;
extern const UITextContentType UITextContentTypeAddressCityAndState SWIFT("UITextContentType.addressCityAndState") NONISOLATED;
extern const UITextContentType UITextContentTypeSublocality SWIFT("UITextContentType.sublocality") NONISOLATED;
extern const UITextContentType UITextContentTypeCountryName SWIFT("UITextContentType.countryName") NONISOLATED;
extern const UITextContentType UITextContentTypePostalCode SWIFT("UITextContentType.postalCode") NONISOLATED;
extern const UITextContentType UITextContentTypeTelephoneNumber SWIFT("UITextContentType.telephoneNumber") NONISOLATED;
extern const UITextContentType UITextContentTypeEmailAddress SWIFT("UITextContentType.emailAddress") NONISOLATED;
extern const UITextContentType UITextContentTypeURL SWIFT("UITextContentType.URL") NONISOLATED;
extern const UITextContentType UITextContentTypeCreditCardNumber SWIFT("UITextContentType.creditCardNumber") NONISOLATED;
extern const UITextContentType UITextContentTypeUsername SWIFT("UITextContentType.username") NONISOLATED;
extern const UITextContentType UITextContentTypePassword SWIFT("UITextContentType.password") NONISOLATED;
extern const UITextContentType UITextContentTypeNewPassword SWIFT("UITextContentType.newPassword") NONISOLATED;
extern const UITextContentType UITextContentTypeOneTimeCode SWIFT("UITextContentType.oneTimeCode") NONISOLATED;

MAIN_ACTOR @protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic) UITextInlinePredictionType inlinePredictionType IOS(17.0);
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end
END_NONNULL
