import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#contract/person/profile.ts'
import { ask, createFirmOf, password, signInPerson } from '../../testing/client.ts'
import { joinFirm } from '../../testing/profile.ts'
import { picture } from './photo/pictures.fixture.ts'

let somebody: Awaited<ReturnType<typeof signInPerson>>
beforeAll(async () => {
  somebody = await signInPerson()
})

async function getProfile(token: string): Promise<Profile> {
  return (await ask({ path: '/auth/profile', token })).json()
}

function change(token: string, json: Record<string, unknown>) {
  return ask({ path: '/auth/profile', method: 'PATCH', token, json })
}

function upload(token: string | undefined, content: Uint8Array<ArrayBuffer>, name = 'me.jpg') {
  const body = new FormData()
  body.append('file', new File([content], name, { type: 'image/jpeg' }))
  return ask({ path: '/auth/photo', method: 'PUT', token, body })
}

describe('a profile', () => {
  it('is shown and changed by its owner, and the session follows at once', async () => {
    const { token, userId, email } = await signInPerson('Maria Rossi')
    const before = await getProfile(token)
    expect(before).toMatchObject({ id: userId, email, name: 'Maria Rossi', hasPassword: true })
    const wanted = {
      name: 'Maria R. Rossi',
      language: 'it',
      theme: 'dark',
      timeZone: 'Europe/Rome',
      lockAfterMinutes: 15,
    }
    const answer = await change(token, { version: before.version, ...wanted })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ ...wanted, version: before.version + 1 })
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({ user: wanted })
  })

  it('keeps the keys of a person, none of them for two actions', async () => {
    const { token } = await signInPerson()
    const set = (keys: object) => {
      const json = { layout: { keys } }
      return ask({ path: '/auth/preferences', method: 'PATCH', token, json })
    }
    const read = async () => (await ask({ path: '/auth/session', token })).json()
    expect((await set({ search: 'f', mailBin: '' })).status).toBe(200)
    const kept = { user: { layout: { keys: { search: 'f', mailBin: '' }, width: 'fluid' } } }
    expect(await read()).toMatchObject(kept)
    const taken = await set({ search: 'j' })
    expect(taken.status).toBe(422)
    expect(await taken.json()).toMatchObject({
      data: { fields: { 'layout.keys.mailNext': { key: 'keyTaken' } } },
    })
    expect((await set({ search: 'ab' })).status).toBe(422)
    expect(await read()).toMatchObject(kept)
    expect((await set({})).status).toBe(200)
    expect(await read()).toMatchObject({ user: { layout: { keys: {} } } })
  })

  it('shows a second tab both versions, whoever wrote in between', async () => {
    const { token } = await signInPerson()
    const { version } = await getProfile(token)
    await ask({ path: '/auth/preferences', method: 'PATCH', token, json: { theme: 'dark' } })
    const late = await change(token, { version, name: 'Late' })
    expect(late.status).toBe(409)
    const { data } = await late.json<{ data: { detail: { current: Profile } } }>()
    expect(data.detail.current).toMatchObject({ theme: 'dark', version: version + 1 })
    expect((await getProfile(token)).name).not.toBe('Late')
    const again = await change(token, { version: data.detail.current.version, name: 'Late' })
    expect(again.status).toBe(200)
  })

  it('takes a choice of two tabs at once from one of them only', async () => {
    const { token } = await signInPerson()
    const { version } = await getProfile(token)
    const names = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(names.map((name) => change(token, { version, name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('changes nothing that is not the person’s to change', async () => {
    const { token, email } = await signInPerson()
    const { version } = await getProfile(token)
    const more = { kind: 'admin', isDemo: true, email: 'x@example.com', isEmailVerified: true }
    expect((await change(token, { version, name: 'Same', ...more })).status).toBe(200)
    expect(await getProfile(token)).toMatchObject({
      kind: 'user',
      isDemo: false,
      email,
      isEmailVerified: false,
    })
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'a\u0000b' }],
    ['language', { language: 'fr' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['lockAfterMinutes', { lockAfterMinutes: 0 }],
  ])('names the field that is not right: %s', async (field, wrong) => {
    const answer = await change(somebody.token, { version: 1, ...wrong })
    expect(answer.status).toBe(422)
    const { data } = await answer.json<{ data: { fields: object } }>()
    expect(Object.keys(data.fields)).toEqual([field])
  })

  it('is nobody’s who is not signed in', async () => {
    expect((await ask({ path: '/auth/profile' })).status).toBe(401)
    const json = { version: 1, name: 'x' }
    expect((await ask({ path: '/auth/profile', method: 'PATCH', json })).status).toBe(401)
  })
})

describe('POST /post-jwt-profile', () => {
  it('saves the username of the caller, as the specification has it', async () => {
    const { token, userId: idx } = await signInPerson()
    const path = '/post-jwt-profile'
    const answer = await ask({ path, token, json: { username: 'Ada', idx } })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      data: { _id: idx, name: 'Ada', role: 'user', isDemo: false },
      message: 'Your profile is saved.',
    })
    expect((await getProfile(token)).name).toBe('Ada')
  })

  it('refuses somebody else’s id, an unknown one alike, and a stranger', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson('Other')]
    const path = '/post-jwt-profile'
    for (const idx of [other.userId, '01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
      const answer = await ask({ path, token: maria.token, json: { username: 'Taken', idx } })
      expect(answer.status).toBe(403)
    }
    expect((await getProfile(other.token)).name).toBe('Other')
    expect((await ask({ path, json: { username: 'x', idx: maria.userId } })).status).toBe(401)
    const empty = await ask({ path, token: maria.token, json: { username: '', idx: maria.userId } })
    expect(empty.status).toBe(422)
  })
})

describe('a photo', () => {
  it('is kept without what is not the picture, and served to its owner', async () => {
    const { token } = await signInPerson()
    const set = await upload(token, picture('jpeg'), '../../x.svg')
    expect(set.status).toBe(200)
    const { photoKey } = await set.json<{ photoKey: string }>()
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({ user: { photoKey } })
    const shown = await ask({ path: `/auth/photos/${photoKey}`, token })
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-disposition')).not.toMatch(/svg|\.\./)
    const text = new TextDecoder('latin1').decode(await shown.arrayBuffer())
    expect(text.slice(0, 3)).toBe('\u00ff\u00d8\u00ff')
    expect(text).not.toContain('Maria')
  })

  it('gets a new key each time, and the old one leads nowhere', async () => {
    const { token, userId } = await signInPerson()
    const keys: string[] = []
    for (const name of ['png', 'webp'] as const) {
      const { photoKey } = await (await upload(token, picture(name))).json<{ photoKey: string }>()
      keys.push(photoKey)
    }
    expect(new Set(keys).size).toBe(2)
    expect((await ask({ path: `/auth/photos/${keys[0]}`, token })).status).toBe(404)
    expect((await ask({ path: `/auth/photos/${keys[1]}`, token })).status).toBe(200)
    expect((await env.FILES.list({ prefix: `users/${userId}/` })).objects).toHaveLength(1)
    await ask({ path: '/auth/photo', method: 'DELETE', token })
    expect((await getProfile(token)).photoKey).toBeNull()
    expect((await env.FILES.list({ prefix: `users/${userId}/` })).objects).toHaveLength(0)
  })

  it('is seen by people of the same firm and by nobody else', async () => {
    const [maria, colleague, stranger] = [
      await signInPerson(),
      await signInPerson(),
      await signInPerson(),
    ]
    const firmId = await createFirmOf(maria.token)
    await joinFirm(colleague.userId, firmId, 'readOnly')
    const { photoKey } = await (await upload(maria.token, picture('png'))).json<{
      photoKey: string
    }>()
    const path = `/auth/photos/${photoKey}`
    expect((await ask({ path, token: colleague.token })).status).toBe(200)
    expect((await ask({ path, token: stranger.token })).status).toBe(404)
    expect((await ask({ path })).status).toBe(401)
    for (const key of ['..%2f..%2ffirms', `${photoKey.slice(0, -1)}%252e`, 'x'.repeat(43)]) {
      const answer = await ask({ path: `/auth/photos/${key}`, token: maria.token })
      expect([404, 422]).toContain(answer.status)
    }
  })

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not %s, whatever it is called', async (_what, content) => {
    const { token } = await signInPerson()
    const answer = await upload(token, new TextEncoder().encode(content))
    expect(answer.status).toBe(422)
    expect((await getProfile(token)).photoKey).toBeNull()
  })

  it('is not a picture that is a page too, nor one of more than 2 MiB', async () => {
    const { token } = await signInPerson()
    const page = new TextEncoder().encode('<html><script>alert(1)</script>')
    const both = new Uint8Array([...picture('png'), ...page])
    expect((await upload(token, both)).status).toBe(422)
    expect((await upload(token, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(422)
    expect((await upload(token, new Uint8Array(22 * 1024 * 1024))).status).toBe(413)
    expect((await upload(undefined, picture('png'))).status).toBe(401)
  })
})

describe('leaving a firm', () => {
  it('is refused to the last owner, and open to everybody else', async () => {
    const [maria, colleague] = [await signInPerson(), await signInPerson()]
    const firmId = await createFirmOf(maria.token)
    const path = `/auth/firms/${firmId}/leave`
    const refused = await ask({ path, method: 'POST', token: maria.token })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ data: { detail: { reason: 'lastOwner' } } })
    expect((await ask({ path, method: 'POST', token: colleague.token })).status).toBe(404)
    await joinFirm(colleague.userId, firmId, 'sales')
    expect((await ask({ path, method: 'POST', token: colleague.token })).status).toBe(200)
    expect((await ask({ path: `/firms/${firmId}`, token: colleague.token })).status).toBe(404)
  })

  it('of two owners at once lets one of them go', async () => {
    const [maria, other] = [await signInPerson(), await signInPerson()]
    const firmId = await createFirmOf(maria.token)
    await joinFirm(other.userId, firmId, 'owner')
    const path = `/auth/firms/${firmId}/leave`
    const answers = await Promise.all(
      [maria, other].map(({ token }) => ask({ path, method: 'POST', token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const firm = await env.DIRECTORY.prepare('SELECT owner_id AS ownerId FROM firms WHERE id = ?')
      .bind(firmId)
      .first<{ ownerId: string }>()
    const stayed = answers[0]?.status === 409 ? maria : other
    expect(firm?.ownerId).toBe(stayed.userId)
  })
})

it('a demo has no account to change', async () => {
  const opened = await ask({ path: '/auth/demo-login', json: { token: 'open-the-demo' } })
  const { data } = await opened.json<{ data: { token: string } }>()
  const { token } = data
  const json = { currentPassword: password, password: 'another harbour at dusk' }
  expect((await ask({ path: '/auth/password', token, json })).status).toBe(403)
  const email = { email: 'new@example.com' }
  expect((await ask({ path: '/auth/email-change', token, json: email })).status).toBe(403)
  expect((await ask({ path: '/auth/deletion', token, json: email })).status).toBe(403)
  expect((await ask({ path: '/auth/data', token })).status).toBe(403)
  expect((await upload(token, picture('png'))).status).toBe(403)
})
