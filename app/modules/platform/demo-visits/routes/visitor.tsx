import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FactList, PageHead, SheetPad } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract } from '#contract/core/demo.ts'
import { Cursor } from '#contract/core/page.ts'
import * as styles from '../components/replay.css.ts'
import { replayKeys } from '../components/replay-texts.ts'
import { VisitorState, visitorName } from '../components/visitor-state.tsx'
import Replay from '../islands/replay.island.tsx'
import { visitorPath, visitorsPath } from '../paths.ts'
import { shortRoute } from '../short-route.ts'
import { stepOf, stepsOf } from '../steps.server.ts'

const Query = z.object({
  after: Cursor.optional(),
  before: Cursor.optional(),
  at: z.coerce.number().int().min(1).max(5000).optional(),
})
const size = 100

export async function loader(args: Args) {
  const { t, format } = await getVisit(args)
  const visitorId = requireIdParam(args, 'visitorId')
  const { at, ...query } = readListQuery(Query, args.request)
  const { call } = upstream(args)
  const words = { t: t('demo-visits'), format }
  const [visitor, page] = await Promise.all([
    call(demoContract.getVisitor, { visitorId }),
    call(demoContract.listEntries, { visitorId, ...query, size }),
  ])
  const steps = stepsOf(page.rows, page.first, words)
  const n = at ?? page.first
  const shown =
    steps.find((step) => step.n === n) ??
    (n > 0 ? stepOf(await call(demoContract.getEntryAt, { visitorId, at: n }), n, words) : null)
  const head = pageMeta(args, { title: t('demo-visits')('visitor.title') })
  return { head, visitor, page, query, steps, shown }
}

export default function VisitorRoute() {
  const { visitor, page, query, steps, shown } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const path = visitorPath(visitor.id)
  const isTail = page.next === null && query.before === undefined
  return (
    <>
      <PageHead
        title={visitorName(t, visitor)}
        crumb={{ href: visitorsPath, label: t('visitors.list.title') }}
        mark={<VisitorState visitor={visitor} />}
      />
      <SheetPad>
        <VisitFacts />
      </SheetPad>
      <Island
        of={Replay}
        props={{
          steps,
          shown,
          total: visitor.actions + visitor.routes,
          path: listHref(path, query),
          visitorId: visitor.id,
          liveHref: isTail ? listHref(`${path}/steps`, query) : null,
          texts: pickTexts(t, replayKeys),
        }}
        when="load"
      />
      <div className={styles.pager}>
        <ListPager page={page} path={path} query={query} />
      </div>
    </>
  )
}

function VisitFacts() {
  const { visitor } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  const { dateTime, number } = useFormat()
  const { language, place, startedAt, endsAt, routes, actions, seenAt, lastRoute } = visitor
  return (
    <FactList
      facts={[
        { term: t('visitors.started'), value: dateTime(startedAt) },
        { term: t('visitor.ends'), value: dateTime(endsAt) },
        {
          term: t('visitors.language'),
          value: [languageNames[language], place].filter(Boolean).join(', '),
        },
        { term: t('visitors.pages'), value: number(routes) },
        { term: t('visitors.actions'), value: number(actions) },
        ...(seenAt
          ? [{ term: t('visitors.last'), value: `${shortRoute(lastRoute)} · ${dateTime(seenAt)}` }]
          : []),
      ]}
    />
  )
}

export const meta = headOf
