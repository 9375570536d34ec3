// @ts-check

/**
 * One expression of the plan, read: the ministry writes them in Java over BigDecimal.
 * @typedef {{ kind: 'number', text: string }
 *   | { kind: 'name', name: string }
 *   | { kind: 'index', of: Expression, index: Expression }
 *   | { kind: 'call', of: Expression, method: string, args: Expression[] }
 *   | { kind: 'list', items: Expression[] }
 *   | { kind: 'binary', operator: string, left: Expression, right: Expression }} Expression
 */

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(&&|\|\||==|!=|<=|>=|[-+*/<>=().,[\]{}]))/y

/** From the loosest binding to the tightest. */
const BINARY = [['||'], ['&&'], ['==', '!=', '<', '>', '<=', '>='], ['+', '-'], ['*', '/']]

/**
 * Reads one Java expression. Throws Error, with the text, where it does not follow the grammar.
 * @param {string} text
 * @returns {Expression}
 */
export function readExpression(text) {
  const tokens = tokenise(text)
  let position = 0

  /** @param {string} token */
  function take(token) {
    if (tokens[position] !== token) return false
    position += 1
    return true
  }

  /** @param {string} token */
  function expect(token) {
    if (!take(token)) throw new Error(`"${token}" is missing in: ${text}`)
  }

  /** @param {string} closing @returns {Expression[]} */
  function listUntil(closing) {
    /** @type {Expression[]} */
    const items = []
    while (!take(closing)) {
      items.push(binary(0))
      if (!take(',') && tokens[position] !== closing) throw new Error(`Not a list: ${text}`)
    }
    return items
  }

  /** @returns {Expression} */
  function primary() {
    if (take('-')) {
      return {
        kind: 'binary',
        operator: '-',
        left: { kind: 'number', text: '0' },
        right: postfix(),
      }
    }
    if (take('(')) {
      const inner = binary(0)
      expect(')')
      return inner
    }
    if (take('{')) return { kind: 'list', items: listUntil('}') }
    const token = tokens[position] ?? ''
    position += 1
    if (token === 'new') {
      const of = primary()
      expect('(')
      return { kind: 'call', of, method: 'valueOf', args: listUntil(')') }
    }
    if (/^\d/.test(token)) return { kind: 'number', text: token }
    if (/^\w/.test(token)) return { kind: 'name', name: token }
    throw new Error(`"${token}" was not expected in: ${text}`)
  }

  /** @returns {Expression} */
  function postfix() {
    let value = primary()
    for (;;) {
      if (take('[')) {
        value = { kind: 'index', of: value, index: binary(0) }
        expect(']')
      } else if (take('.')) {
        const method = tokens[position] ?? ''
        position += 1
        if (take('(')) value = { kind: 'call', of: value, method, args: listUntil(')') }
        else value = { kind: 'name', name: `${nameOf(value)}.${method}` }
      } else return value
    }
  }

  /** @param {number} level @returns {Expression} */
  function binary(level) {
    const operators = BINARY[level]
    if (operators === undefined) return postfix()
    let left = binary(level + 1)
    for (;;) {
      const operator = operators.find(take)
      if (operator === undefined) return left
      left = { kind: 'binary', operator, left, right: binary(level + 1) }
    }
  }

  const result = binary(0)
  if (position < tokens.length) throw new Error(`"${tokens[position]}" is left over in: ${text}`)
  return result
}

/** @param {Expression} expression */
function nameOf(expression) {
  if (expression.kind !== 'name') throw new Error('Only a name has members')
  return expression.name
}

/** @param {string} text */
function tokenise(text) {
  /** @type {string[]} */
  const tokens = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text)
    if (match === null) throw new Error(`Not readable: ${text}`)
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '')
  }
  return tokens
}
