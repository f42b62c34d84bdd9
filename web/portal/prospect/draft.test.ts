import { describe, expect, test } from 'vitest';
import { newProspect } from '../../../contract/operator/prospect.ts';
import { phoneDigits } from '../../../domain/text/telephone.ts';
import { marketing } from '../../../locales/zh/site/marketing.ts';
import { rulesOf } from '../../storefront/form/field-rules.ts';
import { failingFields } from '../../storefront/form/use-sending.ts';
import { PROSPECT_FIELDS, prospectProblems, readProspect } from './draft.ts';

const words = marketing.form;
const rules = rulesOf(newProspect, PROSPECT_FIELDS);
const prospect = (given: object = {}) => ({
  companyName: '宁波螺栓',
  contactName: '王芳',
  contactPhone: '13800138000',
  from: '1' as const,
  ...given,
});

test('of a phone number the digits stay, twenty of them', () => {
  expect(phoneDigits('+86 (138) 0013-8000')).toBe('8613800138000');
  expect(phoneDigits('1234567890123456789012345')).toBe('12345678901234567890');
  expect(phoneDigits('none')).toBe('');
});

test('a form is read trimmed', () => {
  const data = new FormData();
  data.set('companyName', '  Bolts  ');
  data.set('contactPhone', '138-0013');
  expect(readProspect(data, '2')).toEqual({
    companyName: 'Bolts',
    contactName: '',
    contactPhone: '1380013',
    from: '2',
  });
});

describe('problems', () => {
  test('none', () => expect(prospectProblems(prospect(), words, rules)).toEqual({}));
  test('each empty field is required, and named in the toast', () => {
    const errors = prospectProblems(prospect({ companyName: '', contactPhone: '' }), words, rules);
    expect(errors).toEqual({ companyName: '该项不能为空', contactPhone: '该项不能为空' });
    expect(failingFields(PROSPECT_FIELDS, errors, words)).toEqual(['公司名称异常', '联系电话异常']);
  });
  test('50 and 20 characters are the most', () => {
    expect(
      prospectProblems(prospect({ companyName: 'x'.repeat(50), contactName: 'x'.repeat(20) }), words, rules),
    ).toEqual({});
    expect(
      Object.keys(
        prospectProblems(
          prospect({ companyName: 'x'.repeat(51), contactName: 'x'.repeat(21) }),
          words,
          rules,
        ),
      ),
    ).toEqual(['companyName', 'contactName']);
  });
});
