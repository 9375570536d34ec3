import { pickTexts } from '#app/islands/texts.ts'
import { useT } from '#app/shell/page-context.tsx'

/** What the button that uses a passkey says. */
export function usePasskeyTexts() {
  return pickTexts(useT('credentials'), ['passkeyLogin.use', 'passkeyLogin.failed'])
}
