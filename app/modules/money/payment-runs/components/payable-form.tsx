import { billPath } from '#app/modules/buying/bills/index.ts'
import { expensePath } from '#app/modules/buying/expenses/index.ts'
import { FormFields, SelectField, TextField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Checkbox,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Table,
  text,
} from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Payable } from '#contract/money/payment-runs.ts'

type Due = {
  rows: readonly Payable[]
  executionDate: string
  currency: string
  accounts: readonly { code: string; name: Record<string, string>; iban: string | null }[]
  usualAccount: string
}

type PayableFormProps = { due: Due; refusal: Refusal | undefined }

/** What is due, ticked where it can be paid, and the account that pays it. */
export function PayableForm({ due, refusal }: PayableFormProps) {
  const t = useT('payment-runs')
  const { language } = usePage()
  const { rows, accounts, usualAccount: account, executionDate } = due
  const claims = firstOfEach(
    rows.filter(({ kind, obstacle }) => kind === 'expense' && obstacle === null),
  )
  const labels = {
    account: t('field.account'),
    executionDate: t('field.executionDate'),
    documentIds: t('new.due'),
    ...Object.fromEntries(
      claims.map(({ payeeName: name }, at) => [`accounts.${at}.iban`, t('new.ibanOf', { name })]),
    ),
  }
  const initial = {
    account,
    executionDate,
    // What a credit of the supplier pays in part is for a person to decide on.
    documentIds: rows.flatMap(({ documentId, obstacle, credit }) =>
      obstacle || credit > 0 ? [] : [documentId],
    ),
    accounts: claims.map(({ iban }) => ({ iban: iban ?? '' })),
  }
  const options = accounts.map(({ code, name, iban }) => ({
    value: code,
    label: [code, name[language] ?? '', readableIban(iban)].filter(Boolean).join(' · '),
  }))
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id="payment-run" noValidate>
        {refusal && (
          <SheetPad>
            <RefusalSummary refusal={refusal} labels={labels} formId="payment-run" />
          </SheetPad>
        )}
        <IdempotencyField />
        <input type="hidden" name="executionDate" value={executionDate} />
        <Rules>
          <RulesCell title={t('new.due')} isFlush>
            <PayableTable due={due} />
          </RulesCell>
        </Rules>
        {claims.length > 0 && (
          <FormSection title={t('new.claims')} words={t('new.claimsWords')}>
            {claims.map(({ documentId }, at) => (
              <div key={documentId}>
                <input type="hidden" name={`accounts.${at}.documentId`} value={documentId} />
                <TextField name={`accounts.${at}.iban`} maxLength={42} />
              </div>
            ))}
          </FormSection>
        )}
        <FormSection title={t('new.pay')} words={t('new.payWords')}>
          <SelectField name="account" options={options} />
          <div>
            <Button kind="primary" icon="check">
              {t('new.submit')}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormFields>
  )
}

/** One claim of each person: where it is paid to is asked once, and holds for their others. */
function firstOfEach(claims: readonly Payable[]): Payable[] {
  return [...Map.groupBy(claims, ({ payeeId }) => payeeId).values()].flatMap(
    (own) => own.find(({ iban }) => iban) ?? own[0] ?? [],
  )
}

function PayableTable({ due: { rows, currency } }: { due: Due }) {
  const t = useT('payment-runs')
  const ticked = useFormList('documentIds')
  const { amount, date } = useFormat()
  return (
    <Table caption={t('new.due')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.payee')}</HeadCell>
          <HeadCell>{t('field.document')}</HeadCell>
          <HeadCell>{t('field.dueDate')}</HeadCell>
          <HeadCell isNumber>{t('field.discount', { currency })}</HeadCell>
          <HeadCell isNumber>{t('field.amount', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { documentId, payeeName, obstacle, discount, due, discountDate } = row
          return (
            <tr key={documentId}>
              <Cell place="name">
                {obstacle ? (
                  <>
                    {payeeName}
                    <br />
                    <span className={text.small}>{t(`obstacle.${obstacle}`)}</span>
                  </>
                ) : (
                  <Checkbox
                    name="documentIds"
                    value={documentId}
                    defaultChecked={ticked.includes(documentId)}
                  >
                    {payeeName}
                  </Checkbox>
                )}
                {row.credit > 0 && (
                  <div className={text.small}>
                    {t('new.credit', { amount: amount(row.credit, currency) })}
                  </div>
                )}
              </Cell>
              <Cell tone="soft" place="detail">
                <DocumentLink row={row} />
              </Cell>
              <Cell tone="soft" place="secondDetail">
                {date(row.dueDate, 'medium')}
              </Cell>
              <NumberCell tone="soft" place="state">
                {discount > 0 && discountDate
                  ? t('new.discountUntil', {
                      amount: amount(discount, currency),
                      date: date(discountDate, 'medium'),
                    })
                  : ''}
              </NumberCell>
              <NumberCell tone="strong" place="figure">
                {amount(due - discount, currency)}
              </NumberCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** A bill or a claim by its number and what it is paid for. */
export function DocumentLink({
  row,
}: {
  row: Pick<Payable, 'kind' | 'documentId' | 'number' | 'reference'>
}) {
  const { firm } = useFirm()
  const { kind, documentId, number, reference } = row
  const path = kind === 'bill' ? billPath : expensePath
  const words = reference.startsWith(number) ? reference.slice(number.length).trim() : reference
  return (
    <>
      <a className={text.link} href={path(firm.firmId, documentId)}>
        {number}
      </a>
      {words !== '' && ` · ${words}`}
    </>
  )
}
