import { useLoaderData } from '@remix-run/react'
import { publicFormHeaders } from '#app/shell/documents/public/public-link.server.ts'
import { DaySpanFields } from '#app/shell/form/day-span-fields.tsx'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Button, Cell, HeadCell, LinkButton, NumberCell, Row, Table, text } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import * as styles from '../components/portal.css.ts'
import { PortalFrame } from '../components/portal-frame.tsx'
import { portalPath } from '../paths.ts'
import { daysOf } from '../statement-days.ts'
import { nobody, requireRight } from '../visit.server.ts'

/** What the customer owed and paid from one day to another. */
export async function loader(args: Args) {
  const { token, front, home, language, session } = await requireRight(args, 'invoices')
  const days = daysOf(args.request)
  const { call } = upstream(args)
  const statement = await call(publicPortalContract.statement, { token, session, ...days }, nobody)
  const title = textsOf(language, 'portal')('place.statement')
  return { head: pageMeta(args, { title }), token, front, home, statement }
}

export function headers() {
  return publicFormHeaders
}

export default function StatementRoute() {
  const { token, front, home, statement } = useLoaderData<typeof loader>()
  const t = useT('portal')
  const { date, money } = useFormat()
  const { from, to, currencies } = statement
  const pdf = `${portalPath(token, 'statement/pdf')}?from=${from}&to=${to}`
  return (
    <PortalFrame
      token={token}
      front={front}
      home={home}
      page="statement"
      title={t('place.statement')}
    >
      <form method="get">
        <Row>
          <DaySpanFields texts="portal" from={from} to={to} />
          <Button>{t('statement.show')}</Button>
          <LinkButton icon="download" href={pdf} download>
            {t('statement.pdf')}
          </LinkButton>
        </Row>
      </form>
      {currencies.length === 0 && <p className={text.soft}>{t('statement.none')}</p>}
      {currencies.map(({ currency, opening, closing, lines }) => (
        <section key={currency} className={styles.section}>
          <Table caption={`${t('place.statement')} ${currency}`} isStacked withoutPad>
            <thead>
              <tr>
                <HeadCell>{t('column.date')}</HeadCell>
                <HeadCell>{t('statement.what')}</HeadCell>
                <HeadCell isNumber>{t('statement.amount')}</HeadCell>
                <HeadCell isNumber>{t('statement.balance')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              <tr>
                <Cell place="detail">{date(from)}</Cell>
                <Cell place="name">{t('statement.opening')}</Cell>
                <NumberCell />
                <NumberCell place="figure">{money(opening, currency)}</NumberCell>
              </tr>
              {lines.map((line) => (
                <tr key={`${line.documentId} ${line.change} ${line.date} ${line.balance}`}>
                  <Cell place="detail">{date(line.date)}</Cell>
                  <Cell place="name">{line.documentNumber || t('statement.payment')}</Cell>
                  <NumberCell place="secondDetail">{money(line.amount, currency)}</NumberCell>
                  <NumberCell place="figure">{money(line.balance, currency)}</NumberCell>
                </tr>
              ))}
              <tr>
                <Cell place="detail">{date(to)}</Cell>
                <Cell place="name">{t('statement.closing')}</Cell>
                <NumberCell />
                <NumberCell place="figure">{money(closing, currency)}</NumberCell>
              </tr>
            </tbody>
          </Table>
        </section>
      ))}
    </PortalFrame>
  )
}

export const meta = headOf
