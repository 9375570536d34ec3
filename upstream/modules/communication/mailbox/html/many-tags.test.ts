import { expect, test } from 'vitest'
import { textOfHtml } from '../../../../mail/incoming/text-of-html.ts'
import { sanitiseMail } from './sanitise.ts'

// To take 150,000 elements apart takes ten seconds and more, whether they lie in each other or not.
test('of HTML with more tags than anybody writes the words are read and shown, at once', () => {
  for (const many of ['<div>'.repeat(150_000), '<b></b>'.repeat(75_000)]) {
    expect(textOfHtml(`<p>Dear Maria</p>${many.slice(0, 400_000)}`)).toBe('Dear Maria')
    const { html, pictures } = sanitiseMail(
      `<p onclick="x()">1 &lt; 2 &amp; "so"</p><img src="https://a.example/b.png">Bye${many}`,
    )
    expect(html).toBe('1 &#60; 2 &#38; &#34;so&#34;<br>Bye')
    expect(pictures).toEqual([])
  }
})

test('an angle bracket that nothing closes ends what is read', () => {
  expect(textOfHtml(`Hello${'<'.repeat(20_000)}`)).toBe('Hello')
})
