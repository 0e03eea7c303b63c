import { fireEvent, render, screen } from '@testing-library/react';
import { Menu, MenuNote, MenuPlaceContext } from './menu';

describe('Menu', () => {
  it('WATCH-10 tells of its opening and closing, also when it goes away while it is open', () => {
    const onOpenChange = vi.fn();
    const { unmount } = render(
      <MenuPlaceContext value={{ container: null, player: null, onOpenChange }}>
        <Menu label="กล้อง" trigger={<button>กล้อง</button>}>
          <MenuNote>เลือกกล้อง</MenuNote>
        </Menu>
      </MenuPlaceContext>,
    );
    const told = () => onOpenChange.mock.calls.flat();
    fireEvent.keyDown(screen.getByRole('button', { name: 'กล้อง' }), { key: 'Enter' });
    expect(told()).toEqual([true]);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(told()).toEqual([true, false]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'กล้อง' }), { key: 'Enter' });
    unmount();
    expect(told()).toEqual([true, false, true, false]);
  });
});
