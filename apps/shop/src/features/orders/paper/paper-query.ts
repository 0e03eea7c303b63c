import { skipToken, useQuery } from '@tanstack/react-query';
import { PAPER_KIND } from '@wethi/contract';
import { baht, recordDate } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import type { OrderConditions, OwnPaper } from '../../../api-types';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

/** Nothing where there is none, or where it is somebody else's. */
async function readOne<One>(read: Promise<{ data?: One }>): Promise<One | null> {
  try {
    return (await read).data ?? null;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

export function usePaper(id: number) {
  const mayRead = useMayRead();
  return useQuery<OwnPaper | null>({
    queryKey: [...MEMBER_KEY, 'paper', id],
    queryFn: mayRead ? ({ signal }) => readOne(call('GET', 'paperById', { query: { id }, signal })) : skipToken,
  });
}

/** The conditions that an order was made under. */
export function useConditions(orders_id: number) {
  const mayRead = useMayRead();
  return useQuery<OrderConditions | null>({
    queryKey: [...MEMBER_KEY, 'conditions', orders_id],
    queryFn: mayRead
      ? ({ signal }) => readOne(call('GET', 'conditionsOfOrder', { query: { orders_id }, signal }))
      : skipToken,
  });
}

export function paperName({ paper_kind, paper_void_at }: OwnPaper): string {
  return `${PAPER_KIND[paper_kind]}${paper_void_at ? 'ที่ยกเลิก' : ''}`;
}

/** Its main facts, which differ by its kind. */
export function factsOf(paper: OwnPaper): [name: string, value: string][] {
  const { paper_no, paper_kind, substitute_no, about_no } = paper;
  const number: [string, string] = ['เลขที่', paper_no];
  if (paper.paper_void_at) return substitute_no ? [number, ['ออกใบแทน', substitute_no]] : [number];
  const net = baht(paper.paper_net);
  switch (paper_kind) {
    case 'receipt':
      return [number, ['วันที่', recordDate(paper.paper_date)], ['ยอดสุทธิ', net]];
    case 'tax_invoice':
      return [number, ['ผู้ซื้อ', paper.buyer_name], ['ภาษีมูลค่าเพิ่ม', baht(paper.paper_vat)], ['จำนวนเงินรวม', net]];
    default:
      return about_no ? [number, ['อ้างถึง', about_no], ['รวมลดหนี้', net]] : [number, ['รวมลดหนี้', net]];
  }
}
