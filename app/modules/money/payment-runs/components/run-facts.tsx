import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Cell,
  FactList,
  Figure,
  HeadCell,
  NumberCell,
  Rules,
  RulesCell,
  SheetPad,
  Stack,
  Table,
  text,
} from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { PaymentRun } from '#contract/money/payment-runs.ts'
import { DebitTable } from './debit-table.tsx'
import { DocumentLink } from './payable-form.tsx'

/** What a run pays, to whom and where, and who let it through. */
export function RunFacts({ run }: { run: PaymentRun }) {
  const t = useT('payment-runs')
  const { date, dateTime, money } = useFormat()
  const isIn = run.direction === 'in'
  const words = isIn ? 'debit' : 'detail'
  const { account, iban, approvedByName, approvedAt, paidDate, files } = run
  const facts = [
    {
      term: t(isIn ? 'debit.account' : 'field.account'),
      value: [account, readableIban(iban)].filter(Boolean).join(' · '),
    },
    { term: t('field.preparedBy'), value: `${run.preparedByName}, ${dateTime(run.createdAt)}` },
    {
      term: t('field.approvedBy'),
      value: approvedAt ? `${approvedByName}, ${dateTime(approvedAt)}` : '',
    },
    {
      term: t('field.filedBy'),
      value: files.map(({ by, at }) => `${by}, ${dateTime(at)}`).join(' · '),
    },
    { term: t('field.paidDate'), value: paidDate ? date(paidDate, 'long') : '' },
  ]
  return (
    <>
      <RunNotices run={run} words={words} />
      <Rules columns="three">
        <Figure label={t('field.total')} value={money(run.total, run.currency)} />
        <Figure
          label={t(isIn ? 'debit.items' : 'field.count')}
          value={t(isIn ? 'debits' : 'transfers', { count: run.count })}
        />
        <Figure
          label={t(isIn ? 'debit.collectionDate' : 'field.executionDate')}
          value={date(run.executionDate, 'medium')}
        />
      </Rules>
      <Rules>
        <RulesCell title={t(`${words}.items`)} isFlush>
          {isIn ? <DebitTable run={run} /> : <ItemTable run={run} />}
        </RulesCell>
        <RulesCell title={t('detail.facts')}>
          <FactList facts={facts.filter(({ value }) => value !== '')} />
        </RulesCell>
      </Rules>
    </>
  )
}

type RunNoticesProps = { run: PaymentRun; words: 'debit' | 'detail' }

/** What is to be done next, who has the file, and what is strange about an account. */
function RunNotices({ run, words }: RunNoticesProps) {
  const t = useT('payment-runs')
  const { dateTime } = useFormat()
  const { can } = useFirm()
  const { state, formats, files, actions, items } = run
  const isApproved = state === 'approved'
  const isElsewhere = items.some(({ accountNote }) => accountNote === 'other')
  if (!isApproved && !isElsewhere) return null
  return (
    <SheetPad>
      <Stack gap="s3">
        {isApproved && (
          <Band tone="info" title={t('detail.next')}>
            <p>{t(formats.length > 0 ? `${words}.nextFile` : `${words}.nextHand`)}</p>
          </Band>
        )}
        {isApproved && files.length > 0 && (
          <Band tone="info" title={t('detail.filed')}>
            {files.map(({ by, at }) => (
              <p key={at}>{t('detail.filedWords', { name: by, time: dateTime(at) })}</p>
            ))}
            {can('payment:delete') && !actions.includes('cancel') && (
              <p>{t('detail.otherCancels')}</p>
            )}
          </Band>
        )}
        {isElsewhere && (
          <Band tone="warn" title={t('detail.otherAccount')}>
            <p>{t('detail.otherAccountWords')}</p>
          </Band>
        )}
      </Stack>
    </SheetPad>
  )
}

function ItemTable({ run: { items, currency } }: { run: PaymentRun }) {
  const t = useT('payment-runs')
  const { amount } = useFormat()
  return (
    <Table caption={t('detail.items')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.payee')}</HeadCell>
          <HeadCell>{t('field.document')}</HeadCell>
          <HeadCell>{t('field.iban')}</HeadCell>
          <HeadCell isNumber>{t('field.discount', { currency })}</HeadCell>
          <HeadCell isNumber>{t('field.amount', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.documentId}>
            <Cell place="name">{item.payeeName}</Cell>
            <Cell tone="soft" place="detail">
              {item.kind !== 'invoice' && <DocumentLink row={{ ...item, kind: item.kind }} />}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {readableIban(item.iban)}
              <AccountNote item={item} />
            </Cell>
            <NumberCell tone="soft" place="state">
              {item.discount > 0 ? amount(item.discount, currency) : ''}
            </NumberCell>
            <NumberCell tone="strong" place="figure">
              {amount(item.amount, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What is unusual about the account of a claim. */
function AccountNote({ item }: { item: PaymentRun['items'][number] }) {
  const t = useT('payment-runs')
  const { accountNote, lastIban: iban } = item
  if (accountNote === null) return null
  const key = accountNote === 'other' && iban === '' ? 'otherHidden' : accountNote
  return (
    <>
      <br />
      <span className={text.small}>{t(`accountNote.${key}`, { iban: readableIban(iban) })}</span>
    </>
  )
}
