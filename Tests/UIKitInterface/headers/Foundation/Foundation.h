// The Objective-C side of Foundation; its Swift side is FoundationEssentials. The headers below say what each is from.
#pragma once
#include "NSCoding.h"
#include "NSString.h"
#include "Collections.h"
#include "NSNumber.h"
#include "NSData.h"
#include "NSError.h"
#include "NSAttributedString.h"
#include "NSBundle.h"
#include "NSNotification.h"
#include "NSRunLoop.h"
#include "NSThread.h"
#include "NSTimer.h"
