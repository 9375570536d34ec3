export const beginPath = '/social-login/begin'
export const linkPath = '/social-login/link'
export const unlinkPath = '/social-login/unlink'
