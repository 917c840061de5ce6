// Short words for the attributes that the Swift importer reads. Source: the Clang and Swift documentation of
// availability, swift_name, swift_attr, swift_bridge, swift_wrapper and enum_extensibility. Availability is written
// down for what is newer than iOS 15 or deprecated; everything else is older than the package's deployment target.
#pragma once

#define IOS(version) __attribute__((availability(ios, introduced = version)))
#define IOS_DEPRECATED(from, to, words) \
    __attribute__((availability(ios, introduced = from, deprecated = to, message = words)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(visionos, unavailable)))

#define SWIFT(name) __attribute__((swift_name(name)))
#define HIDDEN_FROM_SWIFT __attribute__((unavailable("not available in Swift"))) __attribute__((swift_private))
#define BRIDGED(type) __attribute__((swift_bridge(type)))
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NO_ASYNC __attribute__((swift_async(none)))
#define NOT_DISCARDABLE __attribute__((warn_unused_result))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define REQUIRES_SUPER __attribute__((objc_requires_super))
#define NOESCAPE __attribute__((noescape))
#define EXTENSIBLE_STRING __attribute__((swift_wrapper(struct)))
#define FIXED_STRING __attribute__((swift_wrapper(enum)))
#define CF_CLASS __attribute__((objc_bridge(id)))

#define ENUM(type, name, swift) \
    enum SWIFT(swift) __attribute__((enum_extensibility(open))) name : type name; \
    enum SWIFT(swift) __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name, swift) \
    enum SWIFT(swift) __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
    enum SWIFT(swift) __attribute__((flag_enum, enum_extensibility(open))) name : type

#define BEGIN_NONNULL _Pragma("clang assume_nonnull begin")
#define END_NONNULL _Pragma("clang assume_nonnull end")
