import { TextField, useFormList } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import type { SavedAnalysis } from '#contract/reporting/saved-analyses.ts'
import * as styles from './analytics.css.ts'
import { ShareFields } from './share-fields.tsx'

/** The name of a dashboard, who sees it, and which saved analyses are on it. */
export function BoardFields({ saved }: { saved: readonly SavedAnalysis[] }) {
  const t = useT('analytics')
  const cards = useFormList('cards')
  const placeOf = (id: string) => (cards.includes(id) ? cards.indexOf(id) : cards.length)
  const ordered = [...saved].sort((one, other) => placeOf(one.id) - placeOf(other.id))
  return (
    <>
      <FormSection title={t('board.what')}>
        <TextField name="name" maxLength={120} />
        <ShareFields />
      </FormSection>
      <FormSection title={t('board.cards')} words={t('board.cardsWords')}>
        {saved.length === 0 && <p>{t('board.noCards')}</p>}
        <div className={styles.boxes}>
          {ordered.map(({ id, name }) => (
            <Checkbox key={id} name="cards" value={id} defaultChecked={cards.includes(id)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </FormSection>
    </>
  )
}
