import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NumberCell,
  PageHead,
  Row,
  Table,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import { analyticsContract } from '#contract/reporting/analytics.ts'
import { useFigure } from '../components/figure.ts'
import { askPath, recordsPath } from '../paths.ts'
import { requireAnalysisQuery } from '../read-query.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const query = requireAnalysisQuery(args.request)
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1)
  const records = await call(analyticsContract.records, {
    ...query,
    firmId: firm.firmId,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  })
  return { head: pageMeta(args, { title: records.title }), query, records }
}

/** The records that a figure is made up of. */
export default function AnalysisRecordsRoute() {
  const { query, records } = useLoaderData<typeof loader>()
  const t = useT('analytics')
  const { firm } = useFirm()
  const { date } = useFormat()
  const figure = useFigure()
  const { title, subtitle, columns, rows, currency, page, hasNextPage } = records
  return (
    <>
      <PageHead
        title={t('records.title')}
        sentence={`${title} · ${subtitle}`}
        crumb={{ href: askPath(firm.firmId, query), label: title }}
      />
      {rows.length === 0 ? (
        <Empty title={t('records.none')}>{t('records.noneWords')}</Empty>
      ) : (
        <TableScroller label={title}>
          <Table caption={title} density="compact">
            <thead>
              <tr>
                <HeadCell>{t('records.date')}</HeadCell>
                {columns.map(({ key, label, unit }) => (
                  <HeadCell key={key} isNumber={unit !== 'text'}>
                    {label}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, date: day, path, cells }) => (
                <tr key={key}>
                  <Cell>
                    {path ? (
                      <a className={text.link} href={`/firms/${firm.firmId}/${path}`}>
                        {day ? date(day, 'medium') : t('records.open')}
                      </a>
                    ) : (
                      day && date(day, 'medium')
                    )}
                  </Cell>
                  {columns.map((column, at) =>
                    column.unit === 'text' ? (
                      <Cell key={column.key}>{cells[at]?.text}</Cell>
                    ) : (
                      <NumberCell key={column.key}>
                        {figure(cells[at], column.unit, currency)}
                      </NumberCell>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroller>
      )}
      <Row>
        {page > 1 && (
          <LinkButton href={recordsPath(firm.firmId, { ...query, page: page - 1 })}>
            {t('records.back')}
          </LinkButton>
        )}
        {hasNextPage && (
          <LinkButton href={recordsPath(firm.firmId, { ...query, page: page + 1 })}>
            {t('records.next')}
          </LinkButton>
        )}
      </Row>
    </>
  )
}

export const meta = headOf
