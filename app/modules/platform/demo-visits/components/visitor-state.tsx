import type { Translate } from '#app/shell/i18n/translate.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { DemoVisitor } from '#contract/core/demo.ts'

/** Whether a visitor is there now, has kept the demo, or does not want to be recorded. */
export function VisitorState({ visitor }: { visitor: DemoVisitor }) {
  const t = useT('demo-visits')
  const { isOnline, keptAt, refusedAt } = visitor
  return (
    <>
      {isOnline && <Tag tone="ok">{t('visitors.tab.online')}</Tag>}{' '}
      {keptAt && <Tag tone="info">{t('visitors.tab.kept')}</Tag>}{' '}
      {refusedAt && <Tag>{t('visitors.tab.refused')}</Tag>}
    </>
  )
}

/** Who it is, as far as that is known: for whom the link was made. */
export function visitorName(t: Translate, { link }: Pick<DemoVisitor, 'link'>): string {
  if (!link) return t('visitors.unnamed')
  return link.company ? `${link.name}, ${link.company}` : link.name
}
