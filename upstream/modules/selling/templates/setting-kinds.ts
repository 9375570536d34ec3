import { Version } from '#contract/core/fields.ts'
import { PaperLookInput, PaperText } from '#contract/firm/paper-looks.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { storedLook } from './reader.ts'
import { updateLook } from './service.ts'

const Stored = PaperLookInput.extend({ version: Version })
const Words = PaperText.pick({ opening: true, closing: true })

export const settingKinds: SettingKinds = {
  /** Its changes hold the look, and as `invoice.de` the words of one kind in one language. */
  paperLook: {
    needs: 'firm:edit',
    page: 'settings/paper',
    actions: ['update'],
    read: (reader, _, fields) => {
      const { texts, ...look } = storedLook(reader)
      const words = fields.filter(isOfWords).map((name) => {
        const text = texts.find((one) => `${one.kind}.${one.language}` === name)
        return [name, { opening: text?.opening ?? '', closing: text?.closing ?? '' }]
      })
      return { ...look, ...Object.fromEntries(words) }
    },
    write: (writer, { firm }, _, values) => {
      const [name = ''] = Object.keys(values).filter(isOfWords)
      const [kind, language] = name.split('.')
      const words = Words.parse(values[name])
      updateLook(writer, firm, Stored.parse({ ...values, ...words, kind, language }))
    },
  },
}

function isOfWords(name: string): boolean {
  return name.includes('.')
}
