import { Island } from '#app/islands/island.tsx'
import { Band, Field, LinkButton, Row, TextInput } from '#app/ui/index.ts'
import CopyText from '../islands/copy-text.island.tsx'

type MadeOnceProps = {
  secret: string
  /** That it is shown this once. */
  once: string
  label: string
  hint: string
  words: { copy: string; copied: string }
  /** The way on. */
  done: { href: string; label: string }
}

/** A secret that is shown this once: to copy, and the way on. */
export function MadeOnce({ secret, once, label, hint, words, done }: MadeOnceProps) {
  return (
    <>
      <Band tone="warn" title={once} />
      <Field id="secret" label={label} hint={hint}>
        {(wiring) => <TextInput {...wiring} value={secret} readOnly />}
      </Field>
      <Row>
        <Island of={CopyText} when="load" props={{ text: secret, words }} />
        <LinkButton kind="primary" href={done.href}>
          {done.label}
        </LinkButton>
      </Row>
    </>
  )
}
