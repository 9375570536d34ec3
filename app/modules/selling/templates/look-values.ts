import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { PaperLook, PaperText } from '#contract/firm/paper-looks.ts'

const usualAccent = '#1f4f8f'
const usualRule = '#171d2f'

/** The look and the words as their form shows them. */
export function lookValues(look: PaperLook, { opening, closing }: PaperText): TypedTree {
  const { layout, accent, rule, alsoIn } = look
  const hasColors = accent !== '' || rule !== ''
  return {
    layout,
    alsoIn,
    opening,
    closing,
    hasColors: hasColors ? 'on' : '',
    accent: accent || usualAccent,
    rule: rule || usualRule,
  }
}

/** The form as the contract wants it: a picker always has a colour, the box says if it is meant. */
export function takeLook(form: Form, text: Pick<PaperText, 'kind' | 'language'>): Form {
  const { accent = '', rule = '', hasColors } = form.data
  const colors = hasColors ? { accent, rule } : { accent: '', rule: '' }
  return { ...form, data: { ...form.data, ...colors, ...text } }
}
