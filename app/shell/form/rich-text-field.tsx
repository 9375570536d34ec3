import type { ReactNode } from 'react'
import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { TextArea } from '#app/ui/index.ts'
import TextEditor from '../islands/text-editor.island.tsx'
import { useT } from '../page-context.tsx'
import { editorTexts } from '../rich-text/editor-texts.ts'
import { FormField } from './form-fields.tsx'

type RichTextFieldProps = {
  name: string
  rows: number
  maxLength?: number
  isOptional?: boolean
  /** What else is to know, also where the editor stands. */
  hint?: ReactNode
}

/** Markdown, written with its looks; without script, as Markdown with a line about its signs. */
export function RichTextField({ name, rows, maxLength, isOptional, hint }: RichTextFieldProps) {
  const t = useT('form')
  const marksId = `${name}-marks`
  return (
    <FormField
      name={name}
      isOptional={isOptional}
      hint={
        <>
          <span id={marksId}>{t('editor.marks')}</span> {hint}
        </>
      }
    >
      {(control) => (
        <>
          <TextArea {...control} rows={rows} maxLength={maxLength} />
          <Island
            of={TextEditor}
            props={{
              ...{ fieldId: control.id, marksId, isShort: rows < 10 },
              texts: pickTexts(t, editorTexts),
            }}
            when="load"
          />
        </>
      )}
    </FormField>
  )
}
