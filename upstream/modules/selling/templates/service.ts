import { invalidField } from '#contract/core/errors.ts'
import { type PaperLookInput, paperGaps } from '#contract/firm/paper-looks.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { storedLook } from './reader.ts'
import { saveLook, saveText } from './writer.ts'

const names: ReadonlySet<string> = new Set(paperGaps)

/**
 * Saves the look, and the words of one kind in one language; both empty take them away.
 * @throws AppError invalid at words with an unknown name in braces; conflict when it was written
 *   since `version`
 */
export function updateLook(
  writer: Writer,
  context: FirmContext,
  { kind, language, opening, closing, version, ...look }: PaperLookInput & { version: number },
): void {
  requireKnownGaps({ opening, closing })
  const { texts, ...before } = storedLook(writer)
  requireVersion(before, version, () => ({ ...before, texts }))
  saveLook(writer, look, version + 1)
  saveText(writer, { kind, language, opening, closing })
  const text = texts.find((one) => one.kind === kind && one.language === language)
  const was = { opening: text?.opening ?? '', closing: text?.closing ?? '' }
  writer.audit({
    entity: 'paperLook',
    entityId: context.firmId,
    action: 'update',
    before: { ...before, [`${kind}.${language}`]: was },
    after: { ...look, [`${kind}.${language}`]: { opening, closing } },
  })
}

/** @throws AppError invalid at the first text with a name in braces that means nothing */
export function requireKnownGaps(texts: { opening: string; closing: string }): void {
  for (const path of ['opening', 'closing'] as const) {
    const gaps = [...texts[path].matchAll(/\{([^{}\s]*)\}/g)]
    const unknown = gaps.find(([, name = '']) => !names.has(name))
    if (unknown) throw invalidField(path, 'unknownGap', { name: unknown[0] })
  }
}
