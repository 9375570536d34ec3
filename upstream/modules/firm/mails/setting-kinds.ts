import { Language } from '#contract/core/fields.ts'
import { MailSettingsInput, MailTemplateInput } from '#contract/firm/mail-settings.ts'
import type { SettingKinds } from '../records/index.ts'
import { requireMailKind } from './kinds.ts'
import { storedSettings, updateSettings } from './settings.ts'
import { resetTemplate, updateTemplate, usualWords } from './templates.ts'

const page = 'settings/mail'

export const settingKinds: SettingKinds = {
  mailSettings: {
    needs: 'firm:edit',
    page,
    actions: ['update'],
    read: (reader) => storedSettings(reader),
    write: (writer, _, __, values) => updateSettings(writer, MailSettingsInput.parse(values)),
  },
  mailTemplate: {
    needs: 'firm:edit',
    page,
    actions: ['update', 'reset'],
    read: (reader, id) => {
      const template = templateOf(id)
      const { subject, message } = usualWords(reader, requireMailKind(template.mailKind), template)
      return { subject, message }
    },
    write: (writer, _, id, values) => {
      const template = templateOf(id)
      const words = MailTemplateInput.parse(values)
      const ours = requireMailKind(template.mailKind).texts[template.language]
      const isOurs = ours.subject === words.subject && ours.message === words.message
      if (isOurs) resetTemplate(writer, template)
      else updateTemplate(writer, template, words)
    },
  },
}

/** The history knows words as `invoice de`. */
function templateOf(id: string): { mailKind: string; language: Language } {
  const [mailKind = '', language] = id.split(' ')
  return { mailKind, language: Language.parse(language) }
}
