import { Field, FieldGrid, Select } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { ChosenWord } from '#contract/core/import-words.ts'
import { FormSection } from '../form/form-page.tsx'
import { useProblems } from '../form/problem-text.ts'
import { useFormat, useT } from '../page-context.tsx'
import type { AskedWords } from './asked-words.server.ts'

type ImportAskedProps = {
  asked: AskedWords
  /** What was chosen just now; else what is kept stands. */
  chosen: readonly ChosenWord[]
  problems: FieldProblems | undefined
  /** What each field is called. */
  labels: Record<string, string>
}

/** Words of the file that the firm does not know, once each, with what they may mean. */
export function ImportAsked({ asked, chosen, problems, labels }: ImportAskedProps) {
  const words = useT('register')
  const { number } = useFormat()
  const problemAt = useProblems(problems)
  if (asked.words.length === 0) return null
  return (
    <FormSection title={words('import.words')} words={words('import.wordsWords')}>
      <FieldGrid>
        {asked.words.map(({ field, word, rows, value }, at) => {
          const path = `chosen.${at}`
          const list = asked.lists[field]
          const said = chosen.find((one) => one.field === field && one.word === word)?.value
          const none = words(list?.isFree ? 'import.asInFile' : 'import.chooseMeaning')
          return (
            <div key={`${field} ${word}`}>
              <input type="hidden" name={`${path}.field`} value={field} />
              <input type="hidden" name={`${path}.word`} value={word} />
              <Field
                id={`${path}.value`}
                label={words('import.word', { field: labels[field] ?? field, word })}
                hint={words('import.wordRows', { count: rows, rows: number(rows) })}
                error={problemAt(`${path}.value`)}
              >
                {(wiring) => (
                  <Select
                    {...wiring}
                    name={`${path}.value`}
                    defaultValue={said ?? value}
                    options={[{ value: '', label: none }, ...(list?.options ?? [])]}
                  />
                )}
              </Field>
            </div>
          )
        })}
      </FieldGrid>
      {asked.more > 0 && <p>{words('import.moreWords', { count: asked.more })}</p>}
    </FormSection>
  )
}
