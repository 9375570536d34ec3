import { FormFields, useFormField, useFormList } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Checkbox,
  HeadCell,
  MoneyInput,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Table,
  text,
} from '#app/ui/index.ts'
import type { OpenDocument } from '#contract/money/bank-documents.ts'
import type { BankLineDetail } from '#contract/money/bank-matching.ts'
import { bankLinePath } from '../paths.ts'
import * as styles from './match-list.css.ts'

type OpenDocumentsProps = {
  line: BankLineDetail
  found: { documents: readonly OpenDocument[]; hasMore: boolean }
  q: string
  refusal: Refusal | undefined
}

/** Documents of which a person says that the line pays them, whole or in part. */
export function OpenDocuments({ line, found, q, refusal }: OpenDocumentsProps) {
  const t = useT('bank')
  const { firm } = useFirm()
  const { documents, hasMore } = found
  return (
    <Rules>
      <RulesCell title={t('find.title')} isFlush>
        <ListBar path={bankLinePath(firm.firmId, line.id)} q={q} label={t('find.search')} />
        {documents.length === 0 ? (
          <SheetPad>
            <p className={text.soft}>{t(q ? 'find.noneFound' : 'find.none')}</p>
          </SheetPad>
        ) : (
          <DocumentsForm line={line} documents={documents} refusal={refusal} />
        )}
        {hasMore && (
          <SheetPad>
            <p className={text.small}>{t('find.more')}</p>
          </SheetPad>
        )}
      </RulesCell>
    </Rules>
  )
}

type DocumentsFormProps = Pick<OpenDocumentsProps, 'line' | 'refusal'> & {
  documents: readonly OpenDocument[]
}

function DocumentsForm({ line, documents, refusal }: DocumentsFormProps) {
  const t = useT('bank')
  const { amountInput } = useFormat()
  const size = Math.abs(line.amount)
  const written = (amount: number) => amountInput(amount, line.currency)
  const initial = {
    documents: documents.map(({ balance, discount: agreed }) => {
      // A discount is granted for the whole of a bill: none beside a part of it.
      const discount = balance - agreed <= size ? agreed : 0
      return {
        amount: written(Math.min(balance - discount, size)),
        discount: discount > 0 ? written(discount) : '',
      }
    }),
  }
  const labels = Object.fromEntries(
    documents.flatMap(({ number }, at) => [
      [`documents.${at}.amount`, t('find.amountOf', { number })],
      [`documents.${at}.discount`, t('find.discountOf', { number })],
    ]),
  )
  const own = refusal && 'documents' in refusal.values ? refusal : undefined
  return (
    <FormFields refusal={own} initial={initial} labels={labels}>
      <form method="post" noValidate>
        <IdempotencyField />
        <Table caption={t('find.title')} density="compact" isStacked>
          <thead>
            <tr>
              <HeadCell>{t('match.what')}</HeadCell>
              <HeadCell>{t('find.party')}</HeadCell>
              <HeadCell>{t('find.due')}</HeadCell>
              <HeadCell isNumber>{t('find.open')}</HeadCell>
              <HeadCell isNumber>{t('find.paid')}</HeadCell>
              <HeadCell isNumber>{t('find.discount')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {documents.map((document, at) => (
              <DocumentRow key={document.id} document={document} at={at} line={line} />
            ))}
          </tbody>
        </Table>
        <SheetPad className={styles.belowTable}>
          <p className={text.small}>{t(line.amount > 0 ? 'find.wordsIn' : 'find.wordsOut')}</p>
          <Button size="s" icon="check" name="intent" value="documents">
            {t('match.takeSeveral')}
          </Button>
        </SheetPad>
      </form>
    </FormFields>
  )
}

type DocumentRowProps = { document: OpenDocument; at: number; line: BankLineDetail }

function DocumentRow({ document, at, line }: DocumentRowProps) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  const path = `documents.${at}`
  const chosen = useFormList('chosen')
  const { id, number, supplierNumber, partyName, dueDate, balance } = document
  return (
    <tr>
      <Cell place="name">
        <input type="hidden" name={`${path}.id`} value={id} />
        <Checkbox name="chosen" value={id} defaultChecked={chosen.includes(id)}>
          {[number, supplierNumber].filter(Boolean).join(' · ')}
        </Checkbox>
      </Cell>
      <Cell place="detail">{partyName}</Cell>
      <Cell tone="soft" place="secondDetail">
        {date(dueDate, 'medium')}
      </Cell>
      <NumberCell place="figure">{amount(balance, line.currency)}</NumberCell>
      <Cell place="line" stackedLabel={t('find.paid')}>
        <AmountField name={`${path}.amount`} />
      </Cell>
      <Cell place="line" stackedLabel={t('find.discount')}>
        <AmountField name={`${path}.discount`} />
      </Cell>
    </tr>
  )
}

/** An amount in a row, with what is wrong with it below. */
function AmountField({ name }: { name: string }) {
  const { value, label, error } = useFormField(name)
  return (
    <>
      <MoneyInput
        name={name}
        defaultValue={value}
        aria-label={label}
        aria-invalid={error ? true : undefined}
      />
      {error && <p className={text.small}>{error}</p>}
    </>
  )
}
