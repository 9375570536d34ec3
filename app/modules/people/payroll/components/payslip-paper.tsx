import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  FactList,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
  text,
} from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Payslip, PayslipLine, PayslipTime } from '#contract/people/payslips.ts'
import { monthText } from '../month-text.ts'

/** Kinds of lines as they stand together, from gross pay down to what is paid out. */
const groups: { name: string; kinds: readonly PayslipLine['kind'][]; sign: 1 | -1 }[] = [
  { name: 'earnings', kinds: ['earning'], sign: 1 },
  { name: 'deductions', kinds: ['inKind', 'beforeTax', 'statutory'], sign: -1 },
  { name: 'taken', kinds: ['garnishment', 'repayment', 'afterTax'], sign: -1 },
  { name: 'rest', kinds: ['owed', 'rounding'], sign: 1 },
]

const employers: readonly PayslipLine['kind'][] = ['employer', 'statutoryEmployer']

type PayslipPaperProps = {
  payslip: Payslip
  /** The month sheet that hours come from; none for who may not see it. */
  sheetHref?: ((month: string) => string) | undefined
}

/** A payslip as it is read: earnings, what is taken, what is paid out, and who it is for. */
export function PayslipPaper({ payslip, sheetHref }: PayslipPaperProps) {
  const t = useT('payroll')
  const format = useFormat()
  const { currency, lines, yearToDate } = payslip
  const money = (value: number) => format.money(value, currency)
  const borne = lines.filter(({ kind }) => employers.includes(kind))
  const informed = lines.filter(({ kind }) => kind === 'info')
  const facts = [
    { term: t('field.employee'), value: payslip.employeeName },
    { term: t('field.employeeNumber'), value: payslip.employeeNumber },
    { term: t('field.taxNumber'), value: payslip.taxNumber },
    { term: t('field.socialNumber'), value: payslip.socialNumber },
    { term: t('field.iban'), value: readableIban(payslip.iban) },
    { term: t('field.payDate'), value: format.date(payslip.payDate, 'long') },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Rules>
        <RulesCell title={t('payslip.pay')} isFlush>
          <Table caption={t('payslip.pay')} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('field.line')}</HeadCell>
                <HeadCell isNumber>{t('field.base')}</HeadCell>
                <HeadCell isNumber>{t('field.amount', { currency })}</HeadCell>
              </tr>
            </thead>
            {groups.map(({ name, kinds, sign }) => (
              <LineGroup
                key={name}
                lines={lines.filter(({ kind }) => kinds.includes(kind))}
                currency={currency}
                sign={sign}
                sheetHref={sheetHref}
                sum={name === 'earnings' ? [t('field.gross'), payslip.gross] : undefined}
              />
            ))}
            <tfoot>
              <tr>
                <Cell place="name" colSpan={2}>
                  {t('payslip.net')}
                </Cell>
                <NumberCell place="figure" tone="strong">
                  {format.amount(payslip.net, currency)}
                </NumberCell>
              </tr>
            </tfoot>
          </Table>
        </RulesCell>
      </Rules>
      <Rules columns="two">
        <RulesCell title={t('payslip.person')}>
          <FactList facts={facts} />
        </RulesCell>
        <RulesCell title={t('payslip.year', { year: payslip.payDate.slice(0, 4) })}>
          <FactList
            areSums
            facts={[
              { term: t('field.gross'), value: money(yearToDate.gross) },
              { term: t('field.taxes'), value: money(yearToDate.taxes) },
              { term: t('field.net'), value: money(yearToDate.net), isTotal: true },
            ]}
          />
        </RulesCell>
        {payslip.time && (
          <TimeCell time={payslip.time} href={sheetHref?.(payslip.month)} month={payslip.month} />
        )}
        {borne.length > 0 && (
          <RulesCell title={t('payslip.employer')}>
            <FactList
              areSums
              facts={[
                { term: t('field.gross'), value: money(payslip.gross) },
                ...borne.map(({ name, amount }) => ({ term: name, value: money(amount) })),
                {
                  term: t('field.employerCost'),
                  value: money(payslip.employerCost),
                  isTotal: true,
                },
              ]}
            />
          </RulesCell>
        )}
        {informed.length > 0 && (
          <RulesCell title={t('payslip.info')}>
            <FactList
              areSums
              facts={informed.map(({ name, amount }) => ({ term: name, value: money(amount) }))}
            />
          </RulesCell>
        )}
      </Rules>
    </>
  )
}

type TimeCellProps = { time: PayslipTime; href: string | undefined; month: string }

/** Hours as they were taken from the month sheet, and whether that was signed. */
function TimeCell({ time, href, month }: TimeCellProps) {
  const t = useT('payroll')
  const format = useFormat()
  return (
    <RulesCell
      title={t('time.title')}
      aside={
        href && (
          <a className={text.link} href={href}>
            {t('time.open', { month: monthText(month, format) })}
          </a>
        )
      }
    >
      <p>{t(`time.${time.state}`)}</p>
      <FactList
        areSums
        facts={time.hours.map(({ name, hours }) => ({
          key: name,
          term: t(`time.hours.${name}`),
          value: format.number(Math.round(Number(hours) * 100) / 100),
        }))}
      />
    </RulesCell>
  )
}

type LineGroupProps = {
  lines: readonly PayslipLine[]
  currency: string
  sign: 1 | -1
  sheetHref: PayslipPaperProps['sheetHref']
  sum?: [string, number] | undefined
}

function LineGroup({ lines, currency, sign, sheetHref, sum }: LineGroupProps) {
  const t = useT('payroll')
  const format = useFormat()
  if (lines.length === 0 && !sum) return null
  return (
    <tbody>
      {lines.map(({ kind, code, name, amount, base, forMonth, sheetMonth }) => (
        <tr key={`${kind} ${code} ${forMonth} ${base}`}>
          <Cell place="name">
            {name}
            {forMonth && ` ${t('payslip.forMonth', { month: monthText(forMonth, format) })}`}
            {sheetMonth && sheetHref && (
              <>
                {' · '}
                <a className={text.link} href={sheetHref(sheetMonth)}>
                  {t('time.open', { month: monthText(sheetMonth, format) })}
                </a>
              </>
            )}
          </Cell>
          <NumberCell tone="soft" place="detail">
            {base === null ? '' : format.amount(base, currency)}
          </NumberCell>
          <NumberCell place="figure">{format.amount(sign * amount, currency)}</NumberCell>
        </tr>
      ))}
      {sum && (
        <tr>
          <Cell place="name" tone="strong" colSpan={2}>
            {sum[0]}
          </Cell>
          <NumberCell place="figure" tone="strong">
            {format.amount(sum[1], currency)}
          </NumberCell>
        </tr>
      )}
    </tbody>
  )
}
