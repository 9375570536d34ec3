/** What a browser keeps from a page, unless the page's route asks for one of them. */
export const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=()' as const

/** Of a route whose page may ask the person for the camera; frames in it may not. */
export const cameraHeaders = {
  'permissions-policy': permissionsPolicy.replace('camera=()', 'camera=(self)'),
}
