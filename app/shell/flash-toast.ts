/** A notice for the next page that is shown. */
export type FlashToast = {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  description?: string
}
