// Source: UIKit documentation, UISearchTextField, UISearchToken, UISearchTextFieldDelegate, UITextPosition, UITextRange.
// What belongs to the pasteboard (UISearchTextFieldPasteItem, an item provider for a token) is left out.
#pragma once
#include "UISearchSuggestion.h"
#include "UITextField.h"

BEGIN_NONNULL
@class UISearchTextField;

MAIN_ACTOR @interface UITextPosition : NSObject
@end
MAIN_ACTOR @interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end

MAIN_ACTOR @interface UISearchToken : NSObject
- (instancetype)init __attribute__((unavailable));
+ (UISearchToken *)tokenWithIcon:(nullable UIImage *)icon text:(NSString *)text SWIFT("init(icon:text:)");
@property (nullable, nonatomic, strong) id representedObject;
@end

MAIN_ACTOR @protocol UISearchTextFieldDelegate <UITextFieldDelegate>
@optional
- (void)searchTextField:(UISearchTextField *)searchTextField didSelectSuggestion:(id<UISearchSuggestion>)suggestion
    IOS(16.0) SWIFT("searchTextField(_:didSelect:)");
@end

MAIN_ACTOR @interface UISearchTextField : UITextField
@property (nonatomic, copy) NSArray<UISearchToken *> *tokens;
- (void)insertToken:(UISearchToken *)token atIndex:(NSInteger)tokenIndex SWIFT("insertToken(_:at:)");
- (void)removeTokenAtIndex:(NSInteger)tokenIndex SWIFT("removeToken(at:)");
- (UITextPosition *)positionOfTokenAtIndex:(NSInteger)tokenIndex SWIFT("positionOfToken(at:)");
- (NSArray<UISearchToken *> *)tokensInRange:(UITextRange *)textRange SWIFT("tokens(in:)");
@property (nonatomic, readonly) UITextRange *textualRange;
- (void)replaceTextualPortionOfRange:(UITextRange *)textRange
                           withToken:(UISearchToken *)token
                             atIndex:(NSUInteger)tokenIndex SWIFT("replaceTextualPortion(of:with:at:)");
@property (null_resettable, nonatomic, strong) UIColor *tokenBackgroundColor;
@property (nonatomic) BOOL allowsDeletingTokens;
@property (nonatomic) BOOL allowsCopyingTokens;
@property (nullable, nonatomic, copy) NSArray<id<UISearchSuggestion>> *searchSuggestions IOS(16.0);
@end
END_NONNULL
