import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, classes, HeadCell, NameCell, NumberCell, Table, text } from '#app/ui/index.ts'
import type { DemoVisitor } from '#contract/demo.ts'
import { visitorPath } from '../paths.ts'
import { shortRoute } from '../short-route.ts'
import * as styles from './replay.css.ts'
import { useVisitorName, VisitorState } from './visitor-state.tsx'

export function VisitorTable({ rows }: { rows: readonly DemoVisitor[] }) {
  const t = useT('demo-visits')
  return (
    <Table caption={t('visitors.title')} isStacked hasStickyHead>
      <thead>
        <tr>
          <HeadCell>{t('visitors.visitor')}</HeadCell>
          <HeadCell>{t('visitors.started')}</HeadCell>
          <HeadCell>{t('visitors.language')}</HeadCell>
          <HeadCell>{t('visitors.last')}</HeadCell>
          <HeadCell isNumber>{t('visitors.pages')}</HeadCell>
          <HeadCell isNumber>{t('visitors.actions')}</HeadCell>
          <HeadCell>{t('visitors.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((visitor) => (
          <VisitorRow key={visitor.id} visitor={visitor} />
        ))}
      </tbody>
    </Table>
  )
}

function VisitorRow({ visitor }: { visitor: DemoVisitor }) {
  const nameOf = useVisitorName()
  const { dateTime, number } = useFormat()
  const { id, startedAt, language, place, seenAt, lastRoute, routes, actions } = visitor
  return (
    <tr>
      <NameCell place="name" href={visitorPath(id)}>
        {nameOf(visitor)}
      </NameCell>
      <Cell place="detail" className={styles.oneLine}>
        {dateTime(startedAt)}
      </Cell>
      <Cell tone="soft">{[languageNames[language], place].filter(Boolean).join(', ')}</Cell>
      <Cell tone="soft">{seenAt && <LastSeen route={lastRoute} seenAt={seenAt} />}</Cell>
      <NumberCell>{number(routes)}</NumberCell>
      <NumberCell place="figure">{number(actions)}</NumberCell>
      <Cell place="state">
        <VisitorState visitor={visitor} />
      </Cell>
    </tr>
  )
}

function LastSeen({ route, seenAt }: { route: string; seenAt: string }) {
  const { dateTime } = useFormat()
  return (
    <>
      {shortRoute(route)}
      <span className={classes(text.secondLine, styles.oneLine)}>{dateTime(seenAt)}</span>
    </>
  )
}
