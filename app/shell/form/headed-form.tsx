import type { ComponentProps } from 'react'
import { PageHead } from '#app/ui/index.ts'
import { PageForm } from './page-form.tsx'

type HeadedFormProps = Pick<
  ComponentProps<typeof PageForm>,
  'id' | 'refusal' | 'initial' | 'labels' | 'children'
> & {
  title: string
  sentence: string
  /** The page that it comes from, and where giving up leads. */
  back: { href: string; label: string }
  /** The words of the button. */
  submit: string
}

/** A page that is one form: its head above, and the way back to where it was opened. */
export function HeadedForm({ title, sentence, back, ...form }: HeadedFormProps) {
  return (
    <>
      <PageHead title={title} sentence={sentence} crumb={back} />
      <PageForm {...form} cancelHref={back.href} />
    </>
  )
}
