/** Every error is logged with a meaningful line, whatever its class. */
import { expect, test } from 'vitest';
import { describeError, errorText } from './log.ts';

const messages = (error: unknown) => describeError(error).map(({ message }) => message);

test.each<[string, unknown, string[]]>([
  ['a copy of an error, as pg-boss makes it', { code: '57P01', message: 'terminating' }, ['terminating']],
  ['one of bad values keeps them', { code: '22P02', message: 'invalid input: "hunter2"' }, ['bad value']],
  [
    'members of an AggregateError',
    Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1'), new Error('and 127.0.0.1')]), {
      code: 'ECONNREFUSED',
    }),
    ['ECONNREFUSED', 'connect ECONNREFUSED ::1', 'and 127.0.0.1'],
  ],
  ['causes', new Error('outer', { cause: { code: 'EPIPE', message: '' } }), ['outer', 'EPIPE']],
  ['none', new Error(''), ['Error']],
  ['nothing', {}, ['no reason was given']],
  ['a string, which may hold anything', 'hunter2', ['thrown: a string']],
  ['undefined', undefined, ['thrown: a undefined']],
])('%s', (_, error, expected) => {
  expect(messages(error)).toEqual(expected);
  expect(errorText(error)).not.toContain('hunter2');
});
