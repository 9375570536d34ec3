import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, DateInput, Select, SheetPad, TextInput, text } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import {
  type Analysis,
  AnalysisCompare,
  AnalysisLook,
  AnalysisPeriod,
  type AnalysisQuery,
  AnalysisSort,
  type AnalysisView,
  analysisTimes,
} from '#contract/reporting/analytics.ts'
import { askPath } from '../paths.ts'
import * as styles from './analytics.css.ts'

type AskFormProps = {
  views: readonly AnalysisView[]
  view: AnalysisView
  query: AnalysisQuery
  analysis: Analysis | null
  problems: FieldProblems
  saved: string | undefined
}

/** Chooses what is asked, by the address; works without script. */
export function AskForm({ views, view, query, analysis, problems, saved }: AskFormProps) {
  const t = useT('analytics')
  const { firm } = useFirm()
  const problemAt = useProblems(problems)
  const measures = query.measures?.split(',') ?? [view.measures[0]?.name ?? '']
  const none = { value: 'none', label: t('ask.none') }
  const fields = view.fields.map(({ name, label }) => ({ value: name, label }))
  const conditions = analysis?.conditions ?? []
  return (
    <SheetPad>
      <form action={askPath(firm.firmId)} className={styles.form}>
        <ChoiceField
          name="view"
          label={t('ask.view')}
          value={view.name}
          options={views.map(({ name, label }) => ({ value: name, label }))}
        />
        <Button kind="ghost">{t('ask.choose')}</Button>
        <p className={styles.entryWords}>{view.grain}</p>
      </form>
      <form action={askPath(firm.firmId)} className={styles.form} id="ask">
        <input type="hidden" name="view" value={view.name} />
        {saved && <input type="hidden" name="saved" value={saved} />}
        {query.where && <input type="hidden" name="where" value={query.where} />}
        <fieldset className={styles.wide}>
          <legend className={styles.legend}>{t('ask.measures')}</legend>
          <div className={styles.boxes}>
            {view.measures.map(({ name, label }) => (
              <Checkbox
                key={name}
                name="measures"
                value={name}
                defaultChecked={measures.includes(name)}
              >
                {label}
              </Checkbox>
            ))}
          </div>
          {problemAt('measures') && (
            <p role="alert" className={styles.problem}>
              {problemAt('measures')}
            </p>
          )}
        </fieldset>
        <div className={styles.row}>
          <ChoiceField
            name="by"
            label={t('ask.by')}
            value={query.by ?? 'month'}
            options={[none, ...fields]}
            problem={problemAt('by')}
          />
          {!view.isOfPeople && (
            <ChoiceField
              name="across"
              label={t('ask.across')}
              value={query.across ?? 'none'}
              options={[none, ...fields]}
              problem={problemAt('across')}
            />
          )}
          <ChoiceField
            name="look"
            label={t('ask.look')}
            value={query.look ?? analysis?.look ?? 'bar'}
            options={AnalysisLook.options.map((value) => ({ value, label: t(`look.${value}`) }))}
          />
        </div>
        <div className={styles.row}>
          <ChoiceField
            name="period"
            label={t('ask.period')}
            value={query.period ?? (query.from || query.to ? 'custom' : 'year')}
            options={AnalysisPeriod.options.map((value) => ({
              value,
              label: t(`period.${value}`),
            }))}
          />
          <DayField
            name="from"
            label={t('ask.from')}
            value={query.from ?? analysis?.from}
            problem={problemAt('from')}
          />
          <DayField
            name="to"
            label={t('ask.to')}
            value={query.to ?? analysis?.to}
            problem={problemAt('to')}
          />
        </div>
        {conditions.length > 0 && (
          <div className={styles.chips}>
            {conditions.map(({ label, text: words, without }) => (
              <span key={`${label} ${words}`} className={styles.chip}>
                {label}: {words}
                <a
                  className={text.link}
                  href={askPath(firm.firmId, { ...query, where: without }, saved)}
                  aria-label={t('ask.remove', { name: `${label}: ${words}` })}
                >
                  ×
                </a>
              </span>
            ))}
          </div>
        )}
        <details
          className={styles.wide}
          open={isMoreOpen(query, view, problemAt('where')) || undefined}
        >
          <summary className={styles.more}>{t('ask.more')}</summary>
          <div className={styles.rows}>
            <div className={styles.row}>
              <ChoiceField
                name="compare"
                label={t('ask.compare')}
                value={query.compare ?? 'none'}
                options={AnalysisCompare.options.map((value) => ({
                  value,
                  label: t(`compare.${value}`),
                }))}
              />
              <ChoiceField
                name="sort"
                label={t('ask.sort')}
                value={query.sort ?? 'most'}
                options={AnalysisSort.options.map((value) => ({
                  value,
                  label: t(`sort.${value}`),
                }))}
              />
              <ChoiceField
                name="limit"
                label={t('ask.limit')}
                value={String(query.limit ?? 20)}
                options={limitsWith(query.limit).map((count) => ({
                  value: String(count),
                  label: String(count),
                }))}
              />
            </div>
            {!view.isOfPeople && (
              <div className={styles.row}>
                <ChoiceField
                  name="field0"
                  label={t('ask.condition')}
                  value=""
                  options={[
                    { value: '', label: t('ask.noCondition') },
                    ...fields.filter(({ value }) => !times.has(value)),
                  ]}
                  problem={problemAt('where')}
                />
                <ChoiceField
                  name="how0"
                  label={t('ask.how')}
                  value="is"
                  options={['is', 'not', 'has'].map((value) => ({
                    value,
                    label: t(`how.${value}`),
                  }))}
                />
                <label className={styles.field} htmlFor="ask-text0">
                  {t('ask.text')}
                  <TextInput id="ask-text0" name="text0" maxLength={200} />
                </label>
              </div>
            )}
            {view.dates.length > 1 && (
              <div className={styles.row}>
                <ChoiceField
                  name="date"
                  label={t('ask.date')}
                  value={query.date ?? view.dates[0]?.name ?? ''}
                  options={view.dates.map(({ name, label }) => ({ value: name, label }))}
                  problem={problemAt('date')}
                />
              </div>
            )}
          </div>
        </details>
        <Button kind="primary">{t('ask.show')}</Button>
      </form>
    </SheetPad>
  )
}

/** What is rarely asked is folded, unless it was asked or something is wrong there. */
function isMoreOpen(
  query: AnalysisQuery,
  { dates: [first] }: AnalysisView,
  problem: string | undefined,
): boolean {
  const { compare = 'none', sort = 'most', limit = 20, date = first?.name } = query
  const isUsual = compare === 'none' && sort === 'most' && limit === 20 && date === first?.name
  return problem !== undefined || !isUsual
}

const times: ReadonlySet<string> = new Set(analysisTimes)
const limits = [5, 10, 20, 50, 100, 500]

function limitsWith(limit: number | undefined): number[] {
  if (limit === undefined || limits.includes(limit)) return limits
  return [...limits, limit].sort((one, other) => one - other)
}

type ChoiceFieldProps = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  problem?: string | undefined
}

function ChoiceField({ name, label, value, options, problem }: ChoiceFieldProps) {
  const id = `ask-${name}`
  return (
    <div>
      <label className={styles.field} htmlFor={id}>
        {label}
        <Select
          id={id}
          name={name}
          defaultValue={value}
          options={options}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </label>
      <Problem id={id} problem={problem} />
    </div>
  )
}

type DayFieldProps = Pick<ChoiceFieldProps, 'name' | 'label' | 'problem'> & {
  value: string | undefined
}

function DayField({ name, label, value, problem }: DayFieldProps) {
  const id = `ask-${name}`
  return (
    <div>
      <label className={styles.field} htmlFor={id}>
        {label}
        <DateInput
          id={id}
          name={name}
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </label>
      <Problem id={id} problem={problem} />
    </div>
  )
}

function Problem({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null
  return (
    <p id={`${id}-problem`} role="alert" className={styles.problem}>
      {problem}
    </p>
  )
}
