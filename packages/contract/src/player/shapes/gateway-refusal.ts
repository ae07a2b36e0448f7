/** Shown if a hidden payment frame refuses: the catalogue's rejection by the payment gateway. */
export const gatewayRefusal = { error: 'paymentRejected', errorCode: 119 } as const

/** Shown if a frame failed without giving a reason. */
export const notThrough = { error: 'paymentFailed', errorCode: 118 } as const

/** Shown if a payment asks for a frame that does not exist. */
export const frameNotSupported = { error: 'frameNotSupported', errorCode: 9009 } as const

/** Shown if the payment's status was polled for as long as the setting allows. */
export const notAnswered = { error: 'limitExceeded', errorCode: 9007 } as const
