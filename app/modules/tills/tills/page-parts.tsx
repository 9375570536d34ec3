import { Island } from '#app/islands/island.tsx'
import { PageScript } from '#app/islands/page-script.tsx'
import { pickPlural } from '#app/islands/texts.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import TicketsLeft from './islands/tickets-left.island.tsx'

/** Where one comes after signing out, and the locked screen. */
const before = /^\/((crm|admin|demo)\/)?login\b|^\/lock-screen\b/

/** Where one signs out. */
const leaving = /^\/logout\b/

/** Shuts what a browser keeps of tills, where it keeps any, before the next person is in. */
export function Scripts() {
  const { path, keepsTills } = usePage()
  return keepsTills && before.test(path) ? <PageScript name="leave-tills" /> : null
}

/** Says what waits on this device, to whoever signs out, has signed out or locked the screen. */
export function EntryBand() {
  const { path, keepsTills, language } = usePage()
  const t = useT('tills')
  if (!keepsTills || !(before.test(path) || leaving.test(path))) return null
  const texts = { title: pickPlural(t, 'left.waiting', language), words: t('left.words') }
  return <Island of={TicketsLeft} props={{ language, texts }} when="load" />
}
