import { useLoaderData } from '@remix-run/react'
import { formatHours, projectPath, projectTimePath } from '#app/modules/projects/projects/index.ts'
import { documentHref } from '#app/shell/document-href.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Band,
  Cell,
  FactList,
  Figure,
  NumberCell,
  PageHead,
  Progress,
  RowsTable,
  Rules,
  RulesCell,
  SheetPad,
  Stack,
  Table,
  text,
} from '#app/ui/index.ts'
import { type ProjectProfit, projectBillingContract } from '#contract/projects/project-billing.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { hourlyRatesPath } from '../paths.ts'

const figures = ['invoiced', 'expenses', 'purchases'] as const

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const one = { firmId: firm.firmId, projectId: requireIdParam(args, 'projectId') }
  const [project, profit] = await Promise.all([
    call(projectsContract.get, one),
    call(projectBillingContract.profit, one),
  ])
  const title = t('billing')('profit.title', { name: project.name })
  return { head: pageMeta(args, { title }), project, profit }
}

export default function ProfitRoute() {
  const { project, profit } = useLoaderData<typeof loader>()
  const t = useT('billing')
  const { money, percent } = useFormat()
  const { firm } = useFirm()
  const amount = (minor: number) => money(minor, profit.currency)
  return (
    <>
      <PageHead
        title={t('profit.title', { name: project.name })}
        sentence={t('profit.sentence')}
        crumb={{ href: projectPath(firm.firmId, project.id), label: project.name }}
      />
      {(!profit.hasCentre || profit.secondsWithoutCost > 0) && (
        <SheetPad>
          <Stack>
            {!profit.hasCentre && (
              <Band tone="info" title={t('profit.noCentre')}>
                {t('profit.noCentreWords')}
              </Band>
            )}
            {profit.secondsWithoutCost > 0 && (
              <Band
                tone="warn"
                title={t('profit.withoutCost', { hours: formatHours(profit.secondsWithoutCost) })}
              >
                {t('profit.withoutCostWords')}{' '}
                <a className={text.link} href={hourlyRatesPath(firm.firmId)}>
                  {t('list.title')}
                </a>
              </Band>
            )}
          </Stack>
        </SheetPad>
      )}
      {profit.budget && <BudgetUsed budget={profit.budget} from={project.noticePercent} />}
      <Rules>
        <RulesCell title={t('profit.profit')}>
          <FactList
            areSums
            facts={[
              { term: t('profit.invoiced'), value: amount(profit.invoiced.amount) },
              { term: t('profit.timeCost'), value: amount(-profit.timeCost.amount) },
              { term: t('profit.expenses'), value: amount(-profit.expenses.amount) },
              { term: t('profit.purchases'), value: amount(-profit.purchases.amount) },
              { term: t('profit.profit'), value: amount(profit.profit), isTotal: true },
              {
                term: t('profit.margin'),
                value: profit.marginPercent === null ? '–' : percent(profit.marginPercent),
              },
            ]}
          />
        </RulesCell>
        {profit.timeCost.lines.length > 0 && (
          <RulesCell title={t('profit.timeCost')} isFlush>
            <HoursTable
              lines={profit.timeCost.lines}
              currency={profit.currency}
              projectId={project.id}
            />
          </RulesCell>
        )}
        {figures
          .filter((name) => profit[name].lines.length > 0)
          .map((name) => (
            <RulesCell key={name} title={t(`profit.${name}`)} isFlush>
              <LinesTable
                caption={t(`profit.${name}`)}
                lines={profit[name].lines}
                currency={profit.currency}
              />
            </RulesCell>
          ))}
      </Rules>
    </>
  )
}

type BudgetUsedProps = {
  budget: NonNullable<ProjectProfit['budget']>
  /** The per cent at which people are told. */
  from: number
}

/** How much of the project's budget its billable time is worth so far. */
function BudgetUsed({ budget: { used, limit, percent, currency }, from }: BudgetUsedProps) {
  const t = useT('billing')
  const format = useFormat()
  const gaps = { used: format.money(used, currency), limit: format.money(limit, currency) }
  const tone = percent >= 100 ? 'bad' : percent >= from ? 'warn' : 'ok'
  return (
    <Rules columns="two">
      <Figure
        label={t('profit.budget')}
        value={format.percent(percent)}
        detail={t('profit.budgetUsed', gaps)}
        bar={<Progress share={percent / 100} label={t('profit.budget')} tone={tone} />}
      />
    </Rules>
  )
}

type HoursTableProps = {
  lines: ProjectProfit['timeCost']['lines']
  currency: string
  projectId: string
}

/** What the hours of each person cost, at each rate; each opens the time entries it is made of. */
function HoursTable({ lines, currency, projectId }: HoursTableProps) {
  const t = useT('billing')
  const { money, price } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('profit.timeCost')}
      density="compact"
      isStacked
      rows={lines}
      keyOf={({ personId, hourly }) => `${personId} ${hourly}`}
      columns={[
        {
          head: t('bill.person'),
          place: 'name',
          href: ({ personId }) => projectTimePath(firm.firmId, projectId, personId),
          cell: ({ personName }) => personName,
        },
        {
          head: t('bill.hours'),
          isNumber: true,
          place: 'detail',
          cell: ({ seconds }) => formatHours(seconds),
        },
        {
          head: t('bill.rate'),
          isNumber: true,
          place: 'secondDetail',
          tone: 'soft',
          cell: ({ hourly }) => price(hourly, currency),
        },
        {
          head: t('unbilled.amount'),
          isNumber: true,
          place: 'figure',
          cell: ({ amount }) => money(amount, currency),
        },
      ]}
    />
  )
}

type LinesTableProps = {
  caption: string
  lines: ProjectProfit['invoiced']['lines']
  currency: string
}

/** What a figure is made of, each part with its document where that has a page. */
function LinesTable({ caption, lines, currency }: LinesTableProps) {
  const { date, money } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={caption} density="compact" isStacked>
      <tbody>
        {lines.map(({ id, kind, date: day, text: words, amount }) => {
          const href = documentHref(firm.firmId, kind, id)
          return (
            <tr key={`${id} ${day}`}>
              <Cell place="detail" tone="soft">
                {date(day, 'medium')}
              </Cell>
              <Cell place="name">
                {href ? (
                  <a className={text.link} href={href}>
                    {words || date(day, 'medium')}
                  </a>
                ) : (
                  words
                )}
              </Cell>
              <NumberCell place="figure">{money(amount, currency)}</NumberCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

export const meta = headOf
