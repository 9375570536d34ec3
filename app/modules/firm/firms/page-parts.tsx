import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Band as Notice, SheetPad, text } from '#app/ui/index.ts'
import { deletionPath } from './paths.ts'

/** On each page of a firm that is about to be deleted: until when, and where it is kept. */
export function Band() {
  const { session, path } = usePage()
  const t = useT('firms')
  const { date } = useFormat()
  const firmId = /^\/firms\/(\w{26})(\/|$)/.exec(path)?.[1]
  const firm = session?.firms.find((one) => one.firmId === firmId)
  if (!firm?.deletionAt) return null
  const on = date(firm.deletionAt.slice(0, 10), 'long')
  return (
    <SheetPad>
      <Notice tone="warn" title={t('deletion.on', { date: on })}>
        <a className={text.link} href={deletionPath(firm.firmId)}>
          {t('deletion.more')}
        </a>
      </Notice>
    </SheetPad>
  )
}
