import { useT } from '#app/shell/page-context.tsx'
import { Band, text } from '#app/ui/index.ts'
import type { Needed } from '../missing.ts'
import { adminLegalPath } from '../paths.ts'

/** Tells administrators what the pages of law do not know yet. */
export function MissingNote({ missing }: { missing: readonly Needed[] }) {
  const t = useT('legal')
  const names = missing.map((name) => t(`field.${name}`)).join(', ')
  return (
    <Band tone="warn" title={t('missing', { names })}>
      {t('missingWords')}{' '}
      <a className={text.link} href={adminLegalPath}>
        {t('toSettings')}
      </a>
    </Band>
  )
}
