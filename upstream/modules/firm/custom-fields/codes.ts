import type { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { withoutAccents } from '../../../core/without-accents.ts'

type Coded = { key: string }

/** A field with a name for files and the API, and each of its choices too: made of what people read. */
export function withCodes(input: CustomFieldInput, others: readonly Coded[]): CustomFieldInput {
  const taken = new Set(others.map(({ key }) => key))
  const codes = new Set(input.choices.map(({ code }) => code))
  return {
    ...input,
    key: input.key || unique(codeOf(input.label, 'field'), taken),
    choices:
      input.type === 'choice'
        ? input.choices.map((choice) => ({
            ...choice,
            code: choice.code || unique(codeOf(choice.label, 'choice'), codes),
          }))
        : [],
  }
}

/** Letters of other scripts have no place in a name of the API: such a label gives the usual word. */
function codeOf(label: string, usual: string): string {
  const plain = withoutAccents(label.replace(/ß/g, 'ss'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 30)
  return plain === '' || plain === 'constructor' ? usual : plain
}

function unique(code: string, taken: Set<string>): string {
  let free = code
  for (let at = 2; taken.has(free); at++) free = `${code}_${at}`
  taken.add(free)
  return free
}
