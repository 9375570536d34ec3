import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, NumberCell, PageHead, Table } from '#app/ui/index.ts'
import { ownPayslipsContract } from '#contract/people/payslips.ts'
import { monthText } from '../month-text.ts'
import { ownPayslipPath } from '../paths.ts'

/** Payslips of whoever asks. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, own] = await Promise.all([
    getVisit(args),
    call(ownPayslipsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('payroll')('own.title') }), own }
}

export default function OwnPayslipsRoute() {
  const { own } = useLoaderData<typeof loader>()
  const t = useT('payroll')
  const format = useFormat()
  const { firm } = useFirm()
  const none = own.isEmployee ? 'own.none' : 'own.noEmployee'
  return (
    <>
      <PageHead title={t('own.title')} sentence={t('own.sentence')} />
      {own.rows.length === 0 ? (
        <Empty title={t(none)}>{t(`${none}Words`)}</Empty>
      ) : (
        <Table caption={t('own.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.month')}</HeadCell>
              <HeadCell>{t('field.payDate')}</HeadCell>
              <HeadCell isNumber>{t('field.gross')}</HeadCell>
              <HeadCell isNumber>{t('field.net')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {own.rows.map(({ id, month, payDate, gross, net, currency }) => (
              <tr key={id}>
                <NameCell href={ownPayslipPath(firm.firmId, id)}>
                  {monthText(month, format)}
                </NameCell>
                <Cell tone="soft" place="detail">
                  {format.date(payDate)}
                </Cell>
                <NumberCell tone="soft">{format.money(gross, currency)}</NumberCell>
                <NumberCell tone="strong" place="figure">
                  {format.money(net, currency)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
