import type { EditorState } from '#app/shell/documents/draft/answer-editor.server.ts'
import * as styles from '#app/shell/documents/editor/details.css.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { DateInput, Field, Icon, Select, SuffixInput } from '#app/ui/index.ts'
import { maxInstalments } from '#contract/selling/instalments.ts'

/** Rows beside those that are filled in. */
const spareRows = 2

/** Due dates with shares: a number of equal parts, or what is typed. */
export function InstalmentsFold({ state }: { state: Pick<EditorState, 'draft' | 'refusal'> }) {
  const t = useT('invoicing')
  const problemAt = useProblems(state.refusal?.problems)
  const { own } = state.draft
  const valueAt = (name: string) => own[name] ?? ''
  const places = Array.from({ length: maxInstalments }, (_, at) => at)
  const isFilled = (at: number) =>
    valueAt(`instalments.${at}.share`) !== '' || valueAt(`instalments.${at}.dueDate`) !== ''
  const filled = places.filter(isFilled).length
  const isWrong = Object.keys(state.refusal?.problems ?? {}).some((path) =>
    path.startsWith('instalments'),
  )
  return (
    <details className={styles.fold} open={filled > 0 || isWrong} id="instalments">
      <summary className={styles.summary}>
        <span className={styles.summaryText}>
          {filled > 0 ? t('instalments.some', { count: filled }) : t('instalments.none')}
        </span>
        <span className={styles.change}>
          {t('instalments.title')}
          <Icon name="chevron-down" size="s" className={styles.chevron} />
        </span>
      </summary>
      <div className={styles.details}>
        <Field
          id="instalmentCount"
          label={t('instalments.count')}
          hint={t('instalments.countHint')}
          error={problemAt('instalments')}
        >
          {(wiring) => (
            <Select
              {...wiring}
              name="instalmentCount"
              defaultValue={filled > 0 ? '' : valueAt('instalmentCount')}
            >
              <option value="">{t('instalments.typed')}</option>
              {places.slice(1).map((at) => (
                <option key={at} value={at + 1}>
                  {at + 1}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {places.slice(0, Math.max(filled + spareRows, 3)).map((at) => (
        <div key={at} className={styles.details}>
          <Field
            id={`instalments.${at}.share`}
            label={t('instalments.share', { place: at + 1 })}
            error={problemAt(`instalments.${at}.share`)}
          >
            {(wiring) => (
              <SuffixInput
                {...wiring}
                name={`instalments.${at}.share`}
                defaultValue={valueAt(`instalments.${at}.share`)}
                suffix="%"
                inputMode="decimal"
              />
            )}
          </Field>
          <Field
            id={`instalments.${at}.dueDate`}
            label={t('instalments.dueDate', { place: at + 1 })}
            error={problemAt(`instalments.${at}.dueDate`)}
          >
            {(wiring) => (
              <DateInput
                {...wiring}
                name={`instalments.${at}.dueDate`}
                defaultValue={valueAt(`instalments.${at}.dueDate`)}
              />
            )}
          </Field>
        </div>
      ))}
    </details>
  )
}
