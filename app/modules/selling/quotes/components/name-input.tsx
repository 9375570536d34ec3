import type { ComponentProps } from 'react'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { TextInput } from '#app/ui/index.ts'

type NameInputProps = { wiring: ComponentProps<typeof TextInput>; refusal: Refusal | undefined }

/** Who answers a quote. */
export function NameInput({ wiring, refusal }: NameInputProps) {
  return (
    <TextInput
      {...wiring}
      name="name"
      defaultValue={textAt(refusal?.values, 'name')}
      maxLength={120}
      autoComplete="name"
    />
  )
}
