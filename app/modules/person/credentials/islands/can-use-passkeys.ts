import { browserSupportsWebAuthn } from '@simplewebauthn/browser'

/** Whether this browser makes and uses passkeys at this address: they belong to names, not to figures. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && isSecureContext && !/^[\d.]+$|:/.test(location.hostname)
}
