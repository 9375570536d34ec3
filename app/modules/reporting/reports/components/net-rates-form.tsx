import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FieldGrid, Stack, TextInput } from '#app/ui/index.ts'
import {
  firstNetYear,
  type NetRateMethod,
  netRhythms,
  swissNetRates,
} from '#contract/books/net-rates.ts'
import { taxReturnsPath } from '../paths.ts'

type NetRatesFormProps = { method: NetRateMethod; refusal: Refusal | undefined }

const formId = 'net-rates-form'
/** Most firms have one or two activities; the law allows as many as make up a tenth of the turnover. */
const shownRows = 2
const maxRows = 10

/** Says by which method tax is settled from a year on, and at which net rates. */
export function NetRatesForm({ method, refusal }: NetRatesFormProps) {
  const t = useT('reports')
  const { firm, can } = useFirm()
  const labels = useNetLabels()
  if (!method.isKnown || !can('tax:edit')) return null
  const filled = method.years[0]?.rates.length ?? 0
  const rows = Array.from({ length: maxRows }, (_, at) => at)
  const first = rows.slice(0, Math.max(shownRows, filled))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initialOf(method)}
      labels={labels}
      submit={t('netRates.save')}
      cancelHref={taxReturnsPath(firm.firmId)}
    >
      <input type="hidden" name="intent" value="put" />
      <FormSection title={t('netRates.say')} words={t('netRates.sayWords')}>
        <FieldGrid>
          <FormField name="year" hint={t('netRates.yearHint')}>
            {(control) => <TextInput {...control} inputMode="numeric" maxLength={4} />}
          </FormField>
          <SelectField
            name="method"
            options={[
              { value: 'net', label: t('netRates.net') },
              { value: 'effective', label: t('netRates.effective') },
            ]}
          />
          <SelectField
            name="rhythm"
            options={netRhythms.map((value) => ({
              value,
              label: t(`netRates.rhythms.${value}`),
            }))}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('netRates.rates')} words={t('netRates.ratesWords')}>
        <Stack>
          <RateRows rows={first} />
          {first.length < maxRows && (
            <details open={refusal !== undefined}>
              <summary>{t('netRates.more')}</summary>
              <Stack>
                <RateRows rows={rows.slice(first.length)} />
              </Stack>
            </details>
          )}
        </Stack>
      </FormSection>
    </PageForm>
  )
}

function RateRows({ rows }: { rows: readonly number[] }) {
  const t = useT('reports')
  const { percent } = useFormat()
  const options = [
    { value: '', label: '–' },
    ...swissNetRates.map((value) => ({ value, label: percent(value) })),
  ]
  return rows.map((at) => (
    <FieldGrid key={at}>
      <SelectField name={`rates.${at}.rate`} options={options} isOptional={at > 0} />
      <TextField name={`rates.${at}.activity`} maxLength={100} isOptional={at > 0} />
      <TextField
        name={`rates.${at}.activityCode`}
        maxLength={5}
        isOptional
        hint={at === 0 ? t('netRates.codeHint') : undefined}
      />
      <TextField
        name={`rates.${at}.accounts`}
        maxLength={400}
        isOptional
        hint={
          at < shownRows ? t(`netRates.accountsHint.${at === 0 ? 'first' : 'other'}`) : undefined
        }
      />
    </FieldGrid>
  ))
}

function useNetLabels(): Record<string, string> {
  const t = useT('reports')
  const rows = Array.from({ length: maxRows }, (_, at) => {
    const number = at + 1
    return [
      [`rates.${at}.rate`, t('netRates.rateNumber', { number })],
      [`rates.${at}.activity`, t('netRates.activityNumber', { number })],
      [`rates.${at}.activityCode`, t('netRates.codeNumber', { number })],
      [`rates.${at}.accounts`, t('netRates.accountsNumber', { number })],
    ]
  })
  return {
    ...Object.fromEntries(rows.flat()),
    year: t('netRates.year'),
    method: t('netRates.method'),
    rhythm: t('netRates.rhythm'),
    rates: t('netRates.rates'),
  }
}

/** What was said last; a year of which a return was filed gives way to the one after it. */
function initialOf({ years: [last] }: NetRateMethod): TypedTree {
  const year = last ? last.year + (last.mayChange ? 0 : 1) : firstNetYear + 1
  return {
    rates: (last?.rates ?? []).map(({ accounts, ...rate }) => {
      return { ...rate, accounts: accounts.join(', ') }
    }),
    year: String(year),
    method: last && last.rates.length === 0 ? 'effective' : 'net',
    rhythm: last?.rhythm ?? 'half',
  }
}
