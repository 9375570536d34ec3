import { AppearanceForms } from '#app/shell/frame/appearance-forms.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Rules, RulesCell, text } from '#app/ui/index.ts'
import { ProfileHead } from '../components/profile-head.tsx'
import { shortcutsPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }] = await Promise.all([getVisit(args), requireSession(args)])
  return { head: pageMeta(args, { title: t('shell')('appearance') }) }
}

/** How everything looks for the person; each press is kept at once. */
export default function AppearanceRoute() {
  const t = useT('shell')
  const keysText = useT('profile')
  return (
    <>
      <ProfileHead current="appearance" sentence={t('appearanceWords')} />
      <Rules>
        <RulesCell title={t('appearance')}>
          <AppearanceForms />
          <p>
            <a className={text.link} href={shortcutsPath}>
              {keysText('keys.title')}
            </a>
          </p>
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
