import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Field, Row, TextInput } from '#app/ui/index.ts'
import { type ShortcutKeys, shortcutActions } from '#contract/core/shortcut-keys.ts'
import { SectionForm } from './section-form.tsx'

type ShortcutFormProps = { keys: ShortcutKeys; refusal: Refusal | undefined }

/** A field of one sign for each action; an empty one leaves the action without a key. */
export function ShortcutForm({ keys, refusal }: ShortcutFormProps) {
  const t = useT('profile')
  return (
    <SectionForm refusal={refusal}>
      {(problemAt) => (
        <>
          {shortcutActions.map((action) => {
            const name = `layout.keys.${action}`
            return (
              <Field key={action} id={name} label={t(`keys.${action}`)} error={problemAt(name)}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    name={name}
                    maxLength={2}
                    size={2}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    defaultValue={refusal ? textAt(refusal.values, name) : keys[action]}
                  />
                )}
              </Field>
            )
          })}
          <Row>
            <Button kind="primary" name="intent" value="save">
              {t('keys.save')}
            </Button>
            <Button kind="ghost" name="intent" value="reset">
              {t('keys.reset')}
            </Button>
          </Row>
        </>
      )}
    </SectionForm>
  )
}
