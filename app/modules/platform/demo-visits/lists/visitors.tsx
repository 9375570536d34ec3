import { languageNames } from '#app/shell/i18n/languages.ts'
import type { Column, Filter } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { classes, text } from '#app/ui/index.ts'
import { type DemoVisitor, DemoVisitorQuery, demoContract } from '#contract/core/demo.ts'
import * as styles from '../components/replay.css.ts'
import { VisitorState, visitorName } from '../components/visitor-state.tsx'
import { visitorsPath } from '../paths.ts'
import { shortRoute } from '../short-route.ts'

const columns: Column<DemoVisitor, unknown>[] = [
  {
    name: 'visitor',
    kind: 'link',
    label: 'visitor',
    value: (row, { texts }) => visitorName(texts('demo-visits'), row),
  },
  { name: 'startedAt', kind: 'instant', label: 'started', sort: 'newest', place: 'detail' },
  {
    name: 'language',
    kind: 'text',
    label: 'language',
    value: ({ language, place }) => [languageNames[language], place].filter(Boolean).join(', '),
  },
  {
    name: 'lastRoute',
    kind: 'text',
    label: 'last',
    cell: ({ lastRoute, seenAt }, { format }) =>
      seenAt && (
        <>
          {shortRoute(lastRoute)}
          <span className={classes(text.secondLine, styles.oneLine)}>
            {format.dateTime(seenAt)}
          </span>
        </>
      ),
  },
  { name: 'routes', kind: 'number', label: 'pages', sort: 'routes' },
  { name: 'actions', kind: 'number', label: 'actions', sort: 'actions', place: 'figure' },
  {
    name: 'state',
    kind: 'text',
    label: 'state',
    place: 'state',
    value: ({ isOnline, keptAt, refusedAt }, { t }) =>
      [isOnline && 'online', keptAt && 'kept', refusedAt && 'refused']
        .filter((state) => typeof state === 'string')
        .map((state) => t(`tab.${state}`)),
    cell: (row) => <VisitorState visitor={row} />,
  },
]

const filters: Filter<unknown>[] = [{ kind: 'kept', name: 'linkId', label: 'linkId' }]

/** Who tried a demo. */
export const visitorList = describePlatformList({
  name: 'demo-visitors',
  texts: 'demo-visits',
  prefix: 'visitors',
  path: visitorsPath.slice(1),
  query: DemoVisitorQuery,
  tabs: ['all', 'online', 'kept', 'refused'],
  columns,
  filters,
  read: ({ call }, query) => call(demoContract.listVisitors, query),
})
