/** The field of the form for a field of the body, where they differ. */
export const fieldOfBody = {
  adapters: 'modules',
  'paymentService.accountId': 'payment.accountId',
  'paymentService.locationId': 'payment.locationId',
  'paymentService.fee': 'payment.fee',
} as const
