import { PageScript } from '#app/islands/page-script.tsx'
import { usePage } from '#app/shell/page-context.tsx'

/** Where one comes after signing out, and the locked screen. */
const before = /^\/((crm|admin|demo)\/)?login\b|^\/lock-screen\b/

/** Shuts what a browser keeps of tills, where it keeps any, before the next person is in. */
export function Scripts() {
  const { path, keepsTills } = usePage()
  return keepsTills && before.test(path) ? <PageScript name="leave-tills" /> : null
}
