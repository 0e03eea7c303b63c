import { render, screen } from '@testing-library/react';
import type { PackageProduct } from './package-data.server';
import { PackageFacts } from './package-facts';

// The router behind them asks for what this environment lacks.
jest.mock('react-router', () => ({ Link: 'a' }));
jest.mock('../../app/root-data', () => ({ useRootData: () => ({ accessWindowDays: 7 }) }));

const product = {
  product_type: 'M',
  product_format: 'online',
  product_to: null,
  stage_date: '2026-11-28',
  stage_time_start: '19:30:00',
} as PackageProduct;

describe('facts of a show', () => {
  it('CAT-05 promises the days that the setting gives to buyers', () => {
    render(<PackageFacts product={product} />);
    expect(screen.getByText('ดูย้อนหลังถึง 5 ธ.ค. 2569')).toBeTruthy();
    expect(screen.getByText('วันแสดง + 7 วัน')).toBeTruthy();
  });
});
