/** What a page says itself where a hidden payment frame refuses: the catalogue's rejection by the payment gateway. */
export const gatewayRefusal = { error: 'paymentRejected', errorCode: 119 } as const

/** What a page says where a frame has ended badly and nobody says why. */
export const notThrough = { error: 'paymentFailed', errorCode: 118 } as const

/** What a page says where a frame is asked for that is not there. */
export const frameNotSupported = { error: 'frameNotSupported', errorCode: 9009 } as const

/** What a page says where a payment was asked about as long as the setting allows. */
export const notAnswered = { error: 'limitExceeded', errorCode: 9007 } as const
