import { expect, test } from 'vitest'
import { permissions, roles } from '#contract/core/roles.ts'

type Texts = { may: Record<string, Record<string, string>>; words: Record<string, string> }

const files = import.meta.glob<Texts>('./locales/*.json', { eager: true, import: 'default' })

test.each(Object.entries(files))('every permission and role has words in %s', (_, texts) => {
  for (const permission of permissions) {
    const [entity = '', action = ''] = permission.split(':')
    expect(texts.may[entity]?.[action], permission).toBeTruthy()
  }
  for (const role of roles) expect(texts.words[role], role).toBeTruthy()
})
